// The battle of Neuroshima Hex written straight from the rules in C++: the speed limit we measure
// ourselves against, and a second opinion on every result. Documented default choices only.
//
// Input (numbers separated by blanks): tile table, positions, repetitions. See benchmarks/limit.py.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

constexpr int CELLS = 37, SIDES = 6, NONE = -1;
enum Kind { HQ, UNIT, MODULE };

struct Tile {
  int kind, toughness, slots, army;
  int initiative[4];
  int melee[SIDES], ranged[SIDES], gauss[SIDES], armour[SIDES], net[SIDES], link[SIDES], control[SIDES];
  int addMelee, addRanged, addInitiative, extra, medic, slow, hack;
  uint8_t netMask, linkMask, controlMask;
  bool attacks;
};

struct Board {
  int players, points, temper;
  int team[6], army[6], hp[6];
  uint64_t cells;  // the hexes of this board
  int tile[CELLS], owner[CELLS], turned[CELLS], wounds[CELLS];
};

struct Gone { int cell, tile, owner, segment; };

std::vector<Tile> tiles;
int q[CELLS], r[CELLS], next[CELLS][SIDES];
int moloch = NONE;

void geometry() {  // cells in the order of q, then r: the order in which rules break ties
  int index[7][7], n = 0;
  for (auto& row : index) std::fill(row, row + 7, NONE);
  for (int x = -3; x <= 3; x++)
    for (int y = -3; y <= 3; y++)
      if (std::abs(x + y) <= 3) { q[n] = x; r[n] = y; index[x + 3][y + 3] = n++; }
  const int dq[] = {0, 1, 1, 0, -1, -1}, dr[] = {-1, -1, 0, 1, 1, 0};
  for (int c = 0; c < CELLS; c++)
    for (int d = 0; d < SIDES; d++) {
      int x = q[c] + dq[d] + 3, y = r[c] + dr[d] + 3;
      next[c][d] = x < 0 || y < 0 || x > 6 || y > 6 ? NONE : index[x][y];
    }
}

struct Battle {
  Board& b;
  std::vector<Gone>& gone;
  uint64_t taken = 0;             // hexes with a tile
  int8_t ctrl[CELLS], side[CELLS];  // who commands the tile; for whom its effects work
  bool netted[CELLS];
  uint8_t used[CELLS] = {};       // printed slots that have acted
  uint8_t usedExtra[CELLS] = {};  // extra slots that have acted
  bool hasNets = false, hasControl = false, hasHack = false;

  Battle(Board& board, std::vector<Gone>& out) : b(board), gone(out) {
    for (int c = 0; c < CELLS; c++)
      if (b.tile[c] != NONE) {
        taken |= 1ull << c;
        const Tile& t = tiles[b.tile[c]];
        hasNets |= t.netMask != 0;
        hasControl |= t.controlMask != 0;
        hasHack |= t.hack != 0;
      }
  }

  int at(int cell, int direction) const {
    int n = next[cell][direction];
    return n == NONE || !(b.cells >> n & 1) ? NONE : n;
  }
  const Tile& type(int cell) const { return tiles[b.tile[cell]]; }
  bool foes(int p, int o) const { return b.team[p] != b.team[o]; }
  bool temper(int p) const { return b.temper && b.army[p] == moloch; }
  // Attack and net targets: Moloch's attacks hurt allies, nets work both ways.
  bool hurts(int p, int o) const { return foes(p, o) || (p != o && temper(p)); }
  bool nets(int p, int o) const { return foes(p, o) || (p != o && (temper(p) || temper(o))); }

  template <class F> void pointed(int cell, uint8_t mask, F f) const {
    for (int i = 0; i < SIDES; i++)
      if (mask >> i & 1) {
        int n = at(cell, (i + b.turned[cell]) % SIDES);
        if (n != NONE && taken >> n & 1) f(n);
      }
  }

  // ---- who is netted, commanded, hacked ----
  void status() {
    for (uint64_t m = taken; m; m &= m - 1) {
      int c = __builtin_ctzll(m);
      ctrl[c] = side[c] = b.owner[c];
      netted[c] = false;
    }
    if (hasNets || hasControl || hasHack) settle();
  }

  struct Edge { int from, to, kind; bool gone; };  // kind 0 net, 1 hacker, 2 control
  void settle() {
    std::vector<Edge> edges;
    for (uint64_t m = taken; m; m &= m - 1) {
      int c = __builtin_ctzll(m);
      const Tile& t = type(c);
      if (t.netMask) pointed(c, t.netMask, [&](int n) { edges.push_back({c, n, 0, false}); });
      if (t.hack)
        pointed(c, t.linkMask, [&](int n) {
          if (type(n).kind == MODULE) edges.push_back({c, n, 1, false});
        });
      if (t.controlMask)
        pointed(c, t.controlMask, [&](int n) {
          if (type(n).kind != HQ) edges.push_back({c, n, 2, false});
        });
    }
    // Control beats a net and a hacker that points back.
    for (auto& e : edges)
      if (e.kind == 2 && foes(b.owner[e.from], b.owner[e.to]))
        for (auto& back : edges)
          if (back.kind < 2 && back.from == e.to && back.to == e.from) back.gone = true;

    bool known[CELLS], ctrlKnown[CELLS], sideKnown[CELLS];
    for (int c = 0; c < CELLS; c++) known[c] = ctrlKnown[c] = sideKnown[c] = !(taken >> c & 1);
    auto decided = [&](int c) { return known[c] && (netted[c] || (ctrlKnown[c] && sideKnown[c])); };
    while (true) {
      bool changed = true;
      while (changed) {
        changed = false;
        for (uint64_t m = taken; m; m &= m - 1) {
          int c = __builtin_ctzll(m);
          if (!ctrlKnown[c]) {
            bool all = true;
            int best = NONE;
            for (auto& e : edges)
              if (e.to == c && e.kind == 2 && !e.gone) {
                if (!decided(e.from)) all = false;
                else if (!netted[e.from] && foes(side[e.from], b.owner[c]) && (best == NONE || e.from < best)) best = e.from;
              }
            if (all) {
              ctrl[c] = best == NONE ? b.owner[c] : side[best];
              ctrlKnown[c] = changed = true;
            }
          }
          if (ctrlKnown[c] && !sideKnown[c]) {
            bool all = true;
            int best = NONE;
            for (auto& e : edges)
              if (e.to == c && e.kind == 1 && !e.gone) {
                if (!decided(e.from)) all = false;
                else if (!netted[e.from] && foes(side[e.from], ctrl[c]) && (best == NONE || e.from < best)) best = e.from;
              }
            if (all) {
              side[c] = best == NONE ? ctrl[c] : side[best];
              sideKnown[c] = changed = true;
            }
          }
          if (!known[c]) {
            bool all = true, caught = false;
            for (auto& e : edges)
              if (e.to == c && e.kind == 0 && !e.gone) {
                bool open = !known[e.from] || (!netted[e.from] && !ctrlKnown[e.from]);
                if (open || (!netted[e.from] && !ctrlKnown[c])) {
                  // An edge that can never join foes does not hold anything up.
                  if (possible(edges, e, ctrlKnown)) all = false;
                } else if (!netted[e.from] && nets(ctrl[e.from], ctrl[c])) caught = true;
              }
            if (caught || all) {
              netted[c] = caught;
              known[c] = changed = true;
            }
          }
        }
      }
      // What is left hangs in circles: take a group at which nothing undecided points.
      std::vector<int> open;
      for (int c = 0; c < CELLS; c++)
        if (taken >> c & 1 && !decided(c)) open.push_back(c);
      if (open.empty()) break;
      uint64_t reach[CELLS] = {};
      auto live = [&](const Edge& e) {
        return !e.gone && !decided(e.from) && !decided(e.to) && possible(edges, e, ctrlKnown);
      };
      for (auto& e : edges)
        if (live(e)) reach[e.from] |= 1ull << e.to;
      for (int k : open)
        for (int i : open)
          if (reach[i] >> k & 1) reach[i] |= reach[k];
      for (int c : open) {
        if (!(reach[c] >> c & 1)) continue;
        uint64_t group = 0;
        for (int d : open)
          if (reach[c] >> d & 1 && reach[d] >> c & 1) group |= 1ull << d;
        bool first = true;
        for (int d : open)
          if (!(group >> d & 1) && reach[d] >> c & 1) first = false;
        if (!first) continue;
        for (int kind = 0; kind < 3; kind++) {
          bool any = false;
          for (auto& e : edges)
            if (live(e) && e.kind == kind && group >> e.from & 1 && group >> e.to & 1) e.gone = any = true;
          if (any) break;
        }
        break;
      }
    }
  }

  bool possible(const std::vector<Edge>& edges, const Edge& e, const bool* ctrlKnown) const {
    auto may = [&](int c) {
      uint8_t players = 1 << (ctrlKnown[c] ? ctrl[c] : b.owner[c]);
      if (!ctrlKnown[c])
        for (auto& x : edges)
          if (x.kind == 2 && x.to == c && !x.gone) {
            players |= 1 << b.owner[x.from];
            for (auto& y : edges)
              if (y.kind == 1 && y.to == x.from && !y.gone) players |= 1 << b.owner[y.from];
          }
      return players;
    };
    uint8_t from = may(e.from), to = e.kind == 2 ? uint8_t(1 << b.owner[e.to]) : may(e.to);
    if (e.kind)  // a link may also work for whoever hacks the module it comes from
      for (auto& y : edges)
        if (y.kind == 1 && y.to == e.from && !y.gone) from |= 1 << b.owner[y.from];
    for (int p = 0; p < b.players; p++)
      for (int o = 0; o < b.players; o++)
        if (from >> p & 1 && to >> o & 1 && (e.kind ? foes(p, o) : nets(p, o))) return true;
    return false;
  }

  // ---- what modules and HQs lend ----
  int8_t melee[CELLS], ranged[CELLS], fast[CELLS], extra[CELLS];
  uint64_t medics[CELLS];
  void lend() {
    for (uint64_t m = taken; m; m &= m - 1) {
      int c = __builtin_ctzll(m);
      melee[c] = ranged[c] = fast[c] = extra[c] = 0;
      medics[c] = 0;
    }
    for (uint64_t m = taken; m; m &= m - 1) {
      int c = __builtin_ctzll(m);
      const Tile& t = type(c);
      if (netted[c] || !(t.addMelee | t.addRanged | t.addInitiative | t.extra | t.medic | t.slow)) continue;
      pointed(c, t.kind == HQ ? 63 : t.linkMask, [&](int n) {
        if (foes(side[c], ctrl[n])) {
          fast[n] -= t.slow;
          return;
        }
        melee[n] += t.addMelee;
        ranged[n] += t.addRanged;
        fast[n] += t.addInitiative;
        extra[n] += t.extra;
        if (t.medic) medics[n] |= 1ull << c;
      });
    }
  }

  // ---- one segment ----
  bool acts(int c, int segment, bool mark) {
    const Tile& t = type(c);
    if (!t.slots) return false;
    int lowest = 99;
    uint8_t now = 0, nowExtra = 0;
    for (int i = 0; i < t.slots; i++) {
      int value = std::max(0, t.initiative[i] + fast[c]);
      lowest = std::min(lowest, value);
      if (value == segment && !(used[c] >> i & 1)) now |= 1 << i;
    }
    int j = lowest - segment - 1;
    if (j >= 0 && j < extra[c] && !(usedExtra[c] >> j & 1)) nowExtra = 1 << j;
    if (mark) used[c] |= now, usedExtra[c] |= nowExtra;
    return now || nowExtra;
  }

  int highest() {
    int top = NONE;
    for (uint64_t m = taken; m; m &= m - 1) {
      int c = __builtin_ctzll(m);
      const Tile& t = type(c);
      for (int i = 0; i < t.slots; i++) top = std::max(top, std::max(0, t.initiative[i] + fast[c]));
    }
    return top;
  }

  struct Hit { int8_t from, to, wounds; };
  std::array<Hit, 256> hits;
  int count = 0;

  void hit(int from, int to, int wounds) {
    if (wounds <= 0 || (type(from).kind == HQ && type(to).kind == HQ)) return;
    for (int i = count - 1; i >= 0 && hits[i].from == from; i--)
      if (hits[i].to == to) { hits[i].wounds += wounds; return; }
    hits[count++] = {int8_t(from), int8_t(to), int8_t(wounds)};
  }

  void attack(int c) {
    const Tile& t = type(c);
    for (int i = 0; i < SIDES; i++) {
      if (!(t.melee[i] | t.ranged[i] | t.gauss[i])) continue;
      int d = (i + b.turned[c]) % SIDES, n = at(c, d);
      if (t.melee[i] && n != NONE && taken >> n & 1 && hurts(ctrl[c], ctrl[n])) hit(c, n, t.melee[i] + melee[c]);
      if (!t.ranged[i] && !t.gauss[i]) continue;
      bool flying = t.ranged[i] > 0;
      for (; n != NONE; n = at(n, d)) {
        if (!(taken >> n & 1) || !hurts(ctrl[c], ctrl[n])) continue;
        int plate = type(n).armour[(d + 3 - b.turned[n] + SIDES) % SIDES];
        if (t.gauss[i]) hit(c, n, 1 - plate);
        if (flying) hit(c, n, t.ranged[i] + ranged[c] - plate);
        flying = false;
        if (!t.gauss[i]) break;
      }
    }
  }

  void resolve(int segment) {
    uint64_t wounded = 0, spent = 0;
    for (int i = 0; i < count; i++) wounded |= 1ull << hits[i].to;
    uint64_t anyMedic = 0;
    for (uint64_t m = wounded; m; m &= m - 1) anyMedic |= medics[__builtin_ctzll(m)];
    if (anyMedic)
      for (uint64_t m = wounded; m; m &= m - 1) {
        int c = __builtin_ctzll(m);
        if (!medics[c]) continue;
        std::vector<Hit*> sources;
        for (int i = 0; i < count; i++)
          if (hits[i].to == c) sources.push_back(&hits[i]);
        std::sort(sources.begin(), sources.end(), [](Hit* x, Hit* y) {
          return x->wounds != y->wounds ? x->wounds > y->wounds : x->from < y->from;
        });
        for (Hit* source : sources) {
          uint64_t free = medics[c] & ~wounded & ~spent;
          if (!free) break;
          uint64_t visited = 1ull << c;
          int medic = __builtin_ctzll(free);
          while (true) {
            visited |= 1ull << medic;
            uint64_t further = medics[medic] & ~wounded & ~spent & ~visited;
            if (!further) break;
            medic = __builtin_ctzll(further);
          }
          spent |= 1ull << medic;
          source->wounds = 0;
        }
      }
    uint64_t dead = spent;
    for (int i = 0; i < count; i++) {
      int c = hits[i].to, n = hits[i].wounds;
      if (type(c).kind != HQ) {
        b.wounds[c] += n;
        if (b.wounds[c] > type(c).toughness) dead |= 1ull << c;
      } else if (b.points) {
        b.hp[ctrl[hits[i].from]] += n;
      } else {
        b.hp[b.owner[c]] = std::max(0, b.hp[b.owner[c]] - n);
      }
    }
    for (uint64_t m = dead; m; m &= m - 1) {
      int c = __builtin_ctzll(m);
      gone.push_back({c, b.tile[c], b.owner[c], segment});
      b.tile[c] = NONE;
    }
    taken &= ~dead;
  }

  void fight() {
    status();
    lend();
    bool fresh = true;
    for (int segment = highest(); segment >= 0; segment--) {
      if (!fresh) { status(); lend(); fresh = true; }
      count = 0;
      for (uint64_t m = taken; m; m &= m - 1) {
        int c = __builtin_ctzll(m);
        if (!netted[c] && acts(c, segment, true)) attack(c);
      }
      if (!count) continue;
      uint64_t before = taken;
      resolve(segment);
      fresh = taken == before;
    }
  }
};

int number() {
  int n = 0;
  if (std::scanf("%d", &n) != 1) std::exit(2);
  return n;
}

void readTiles() {
  tiles.resize(number());
  moloch = number();
  for (auto& t : tiles) {
    t.kind = number(); t.toughness = number(); t.army = number(); t.slots = number();
    for (int i = 0; i < t.slots; i++) t.initiative[i] = number();
    for (auto* row : {t.melee, t.ranged, t.gauss, t.armour, t.net, t.link, t.control})
      for (int i = 0; i < SIDES; i++) row[i] = number();
    for (int* field : {&t.addMelee, &t.addRanged, &t.addInitiative, &t.extra, &t.medic, &t.slow, &t.hack}) *field = number();
    t.netMask = t.linkMask = t.controlMask = 0;
    for (int i = 0; i < SIDES; i++) {
      t.netMask |= (t.net[i] > 0) << i;
      t.linkMask |= (t.link[i] > 0) << i;
      t.controlMask |= (t.control[i] > 0) << i;
    }
  }
}

Board readBoard() {
  Board b;
  b.players = number(); b.points = number(); b.temper = number();
  int radius = number();
  b.cells = 0;
  for (int c = 0; c < CELLS; c++) {
    if (std::max({std::abs(q[c]), std::abs(r[c]), std::abs(q[c] + r[c])}) <= radius) b.cells |= 1ull << c;
    b.tile[c] = NONE; b.owner[c] = b.turned[c] = b.wounds[c] = 0;
  }
  for (int p = 0; p < b.players; p++) { b.team[p] = number(); b.army[p] = number(); b.hp[p] = number(); }
  for (int n = number(); n > 0; n--) {
    int x = number(), y = number(), c = 0;
    while (q[c] != x || r[c] != y) c++;
    b.tile[c] = number(); b.owner[c] = number(); b.turned[c] = number(); b.wounds[c] = number();
  }
  return b;
}

}  // namespace

int main() {
  geometry();
  readTiles();
  std::vector<Board> boards(number());
  for (auto& b : boards) b = readBoard();
  int rounds = number();
  std::vector<Gone> gone;
  for (auto start : boards) {
    Board b = start;
    gone.clear();
    Battle(b, gone).fight();
    for (int p = 0; p < b.players; p++) std::printf("%d ", b.hp[p]);
    std::printf("|");
    for (int c = 0; c < CELLS; c++)
      if (b.tile[c] != NONE) std::printf(" %d,%d,%d,%d", q[c], r[c], b.tile[c], b.wounds[c]);
    std::printf(" |");
    for (auto& g : gone) std::printf(" %d,%d,%d,%d", q[g.cell], r[g.cell], g.tile, g.segment);
    std::printf("\n");
  }
  std::clock_t begin = std::clock();
  int64_t checksum = 0;
  for (int i = 0; i < rounds; i++)
    for (auto& start : boards) {
      Board b = start;
      gone.clear();
      Battle(b, gone).fight();
      checksum += b.hp[0] + 31 * b.hp[1];
    }
  double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("battles %lld seconds %.6f checksum %lld\n", (long long)(rounds * (int64_t)boards.size()), seconds, (long long)checksum);
}
