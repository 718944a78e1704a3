// Lists that follow what is chosen.

/** Scrolls a list, and nothing around it, until the item is seen. */
export function keepInView(list: HTMLElement | null, item: Element | null | undefined): void {
  if (!list || !item) return;
  const frame = list.getBoundingClientRect(),
    box = item.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}
