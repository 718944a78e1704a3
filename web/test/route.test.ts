// Addresses, and the name of the tab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak, updated } from './browser';
import { tabTitle } from '../src/shell/title';
import { parse, route } from '../src/state/route';
import { update } from '../src/state/table';

speak();

test('an address names a screen, or leads nowhere', () => {
  assert.equal(parse('/').screen, 'home');
  assert.equal(parse('/index.html').screen, 'home');
  assert.deepEqual([parse('/m/k3', '', '#x').id, parse('/m/k3', '', '#x').hash], ['k3', 'x']);
  for (const path of ['/foo/bar', '/m', '/r/', '/%E0%A4%A', '/foo'])
    assert.equal(parse(path).screen, 'nowhere', path);
});

test('the tab says when it is your turn', () => {
  assert.equal(tabTitle(), 'Warpad');
  route.value = parse('/m/m1');
  update.value = updated({ game: 'neon' });
  assert.equal(tabTitle(), 'Your turn · Neon');
  update.value = updated({ game: 'neon', legal: [] });
  assert.equal(tabTitle(), 'Neon · Warpad');
  route.value = parse('/');
  assert.equal(tabTitle(), 'Warpad');
});
