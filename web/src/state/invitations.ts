// Invitations: the links this browser may give away, the secrets of who made a match, and seats taken by link.
import { effect, signal } from '@preact/signals';
import { api } from '../wire/api';
import { insist, isLost, newKey } from '../wire/insist';
import type { Created, SeatInfo, Update } from '../wire/types';
import { secondsLeft } from './absence';
import { keepSeats, read, settings, tokensOf, write } from './settings';

const INVITES = 'warpad.invites',
  HOSTS = 'warpad.hosts',
  CLAIMS = 'warpad.claims';

/** Links for friends, by match and seat, shown until their seat is taken. */
export const invites = signal<Record<string, Record<string, string>>>(read(INVITES, {}));
effect(() => write(INVITES, invites.value));

/** The host's secret of every match that was made here. */
const hosts = signal<Record<string, string>>(read(HOSTS, {}));
effect(() => write(HOSTS, hosts.value));

if (typeof addEventListener !== 'undefined')
  addEventListener('storage', (event) => {
    if (event.key === INVITES) invites.value = read(INVITES, {});
    if (event.key === HOSTS) hosts.value = read(HOSTS, {});
  });

/** Keeps what only the creator of a match is told. */
export function keepHost({ match, host, invites: given }: Created): void {
  if (host) hosts.value = { ...hosts.value, [match]: host };
  if (Object.keys(given).length) invites.value = { ...invites.value, [match]: given };
}

const address = (match: string, secret: string): string =>
  `${location.origin}/m/${match}#${secret}`;

export const inviteLinks = (match: string): [seat: string, address: string][] =>
  Object.entries(invites.value[match] ?? {}).map(([seat, secret]) => [
    seat,
    address(match, secret),
  ]);

/** The link to a seat, if this browser has one. */
export function inviteLink(match: string, seat: number): string | null {
  const secret = invites.value[match]?.[seat];
  return secret ? address(match, secret) : null;
}

/** A seat that is free, or whose player has been away for too long; the server knows whether they ever played. */
const isInvitable = (now: Update, { seat, kind }: SeatInfo): boolean =>
  kind === 'open' || (kind === 'human' && !now.held.includes(seat) && secondsLeft(seat) === 0);

/** The seats to which who made the match may invite anew. */
export const invitable = (now: Update): SeatInfo[] =>
  hosts.value[now.match] && !now.result && !now.frozen
    ? now.seats.filter((seat) => isInvitable(now, seat))
    : [];

/** Makes a new link to a seat; the old one leads nowhere any more. */
export async function inviteAgain(match: string, seat: number): Promise<void> {
  const host = hosts.value[match];
  const made = await api.invite(match, seat, [...(host ? [host] : []), ...tokensOf(match)]);
  invites.value = {
    ...invites.value,
    [match]: { ...invites.value[match], [made.seat]: made.invite },
  };
}

// -- taking a seat -------------------------------------------------------------------------------

/** The key under which an invitation is being used: kept over a reload until the answer is known. */
function claimKey(invite: string): string {
  const kept = read<Record<string, string>>(CLAIMS, {}),
    key = kept[invite] ?? newKey();
  write(CLAIMS, { ...kept, [invite]: key });
  return key;
}

function forgetClaim(invite: string): void {
  const { [invite]: _, ...rest } = read<Record<string, string>>(CLAIMS, {});
  write(CLAIMS, rest);
}

/** Takes the seat of an invitation, unless this browser holds one already. */
export async function claim(match: string, invite: string): Promise<void> {
  if (!invite || tokensOf(match).length) return;
  const wish = { invite, name: settings.value.player, key: claimKey(invite) };
  try {
    const made = await insist(() => api.claim(match, wish));
    keepSeats(match, { [made.seat]: made.token });
    forgetClaim(invite);
  } catch (error) {
    if (!isLost(error)) forgetClaim(invite);
    throw error;
  }
}
