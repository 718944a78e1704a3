// What a screen reader hears, said where nobody sees it.
import { polite, urgent } from '../words/live';

export const LiveRegions = () => (
  <div class="unseen">
    <div aria-live="polite" role="log" data-live="polite">
      {polite.value.map(({ text, n }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
    <div aria-live="assertive" role="alert" data-live="urgent">
      <p key={urgent.value.n}>{urgent.value.text}</p>
    </div>
  </div>
);
