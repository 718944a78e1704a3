// The battle of Neuroshima Hex written straight from the rules in C++: the speed limit we measure
// ourselves against, and a second opinion on every result. Documented default choices only.
//
// What makes it a limit: sets of hexes are words of 64 bits, everything about a tile lying on a hex is a
// table made once, nothing is allocated in a battle, and after deaths only what hangs on the dead is
// worked out anew. Tiles that bind each other in chains or circles take the long way (settle).
//
// Input (numbers separated by blanks): tile table, positions, repetitions. See benchmarks/limit.py.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

namespace {

constexpr int CELLS = 37, SIDES = 6, NONE = -1, SEGMENTS = 32, MOST_EDGES = 256, MOST_HITS = 256;
enum Kind : uint8_t { HQ, UNIT, MODULE };
enum AttackKind : uint8_t { MELEE, RANGED, GAUSS };
using Cells = uint64_t;

struct Attack { uint8_t kind, direction, strength; };

struct Tile {
  Kind kind;
  uint8_t toughness;
  uint16_t printed;  // initiatives: bit v for value v
  int8_t addMelee, addRanged, addInitiative, extra, medic, slow, hack;
  bool lends, binds;
};

struct Pose {  // a tile with its rotation: sets of directions are already turned
  uint8_t net, reach, link, control, armour, attacks;
  Attack attack[12];
};

struct Board {
  uint8_t players, points;
  uint8_t foes[6], hurts[6], nets[6];  // sets of players: enemies, whom attacks hurt, whom nets hold
  int16_t hp[6];
  Cells taken;
  uint8_t tile[CELLS], turned[CELLS], owner[CELLS], wounds[CELLS];
};

struct Gone { int cell, tile, owner, segment; };

std::vector<Tile> tiles;
std::vector<Pose> poses;
int q[CELLS], r[CELLS], next[CELLS][SIDES];
Cells around[CELLS][64], ray[CELLS][SIDES];
int moloch = NONE;

int first(Cells cells) { return __builtin_ctzll(cells); }
int last(Cells cells) { return 63 - __builtin_clzll(cells); }
Cells bit(int cell) { return 1ull << cell; }

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
  for (int c = 0; c < CELLS; c++) {
    for (int d = 0; d < SIDES; d++)
      for (int n = next[c][d]; n != NONE; n = next[n][d]) ray[c][d] |= bit(n);
    for (int set = 0; set < 64; set++)
      for (int d = 0; d < SIDES; d++)
        if (set >> d & 1 && next[c][d] != NONE) around[c][set] |= bit(next[c][d]);
  }
}

struct Battle {
  Board& b;
  Gone* gone;
  int goneCount = 0;
  Cells binders = 0, lenders = 0, medics = 0, actors = 0, hqs = 0, netted = 0;
  bool onlyNets = true;
  Cells ruled[6], friendly[6], prey[6];  // by player: commanded by it, by its side, hurt by its attacks
  int8_t ctrl[CELLS], side[CELLS];       // who commands the tile; for whom its effects work
  int8_t melee[CELLS], ranged[CELLS], fast[CELLS], extra[CELLS];
  uint16_t used[CELLS];                  // printed slots that have acted, bit v for value v
  uint8_t usedExtra[CELLS];              // extra slots that have acted
  uint8_t hurt[CELLS];
  Cells due[SEGMENTS];
  uint32_t coming;  // segments in which something is due

  Battle(Board& board, Gone* out) : b(board), gone(out) {
    for (Cells m = b.taken; m; m &= m - 1) {
      int c = first(m);
      const Tile& t = type(c);
      used[c] = usedExtra[c] = hurt[c] = 0;
      if (t.printed) actors |= bit(c);
      if (t.lends) lenders |= bit(c);
      if (t.medic) medics |= bit(c);
      if (t.kind == HQ) hqs |= bit(c);
      if (t.binds) {
        binders |= bit(c);
        onlyNets &= !t.hack && !pose(c).control;
      }
    }
  }

  const Tile& type(int cell) const { return tiles[b.tile[cell]]; }
  const Pose& pose(int cell) const { return poses[b.tile[cell] * SIDES + b.turned[cell]]; }
  bool foes(int p, int o) const { return b.foes[p] >> o & 1; }
  bool nets(int p, int o) const { return b.nets[p] >> o & 1; }
  Cells ruledBy(uint8_t set) const {
    Cells cells = 0;
    for (int p = 0; p < b.players; p++) cells |= set >> p & 1 ? ruled[p] : 0;
    return cells;
  }

  // ---- who is netted, commanded, hacked ----
  void status() {
    for (int p = 0; p < b.players; p++) ruled[p] = 0;
    for (Cells m = b.taken; m; m &= m - 1) {
      int c = first(m);
      ctrl[c] = side[c] = b.owner[c];
      ruled[b.owner[c]] |= bit(c);
    }
    netted = 0;
    if (binders && !(onlyNets && plainNets())) settle();
    for (int p = 0; p < b.players; p++) {
      prey[p] = ruledBy(b.hurts[p]);
      friendly[p] = b.taken & ~ruledBy(b.foes[p]);
    }
  }

  bool plainNets() {  // nets where no net-fighter nets another
    Cells caught = 0;
    for (Cells m = binders; m; m &= m - 1) {
      int c = first(m);
      caught |= around[c][pose(c).net] & ruledBy(b.nets[b.owner[c]]);
    }
    if (caught & binders) return false;
    netted = caught;
    return true;
  }

  struct Edge { int from, to, kind; bool gone; };  // kind 0 net, 1 hacker, 2 control
  struct Edges {
    Edge edge[MOST_EDGES];
    int count = 0;
    void add(int from, int to, int kind) { edge[count++] = {from, to, kind, false}; }
    Edge* begin() { return edge; }
    Edge* end() { return edge + count; }
    const Edge* begin() const { return edge; }
    const Edge* end() const { return edge + count; }
  };
  void settle() {
    Edges edges;
    for (Cells m = binders; m; m &= m - 1) {
      int c = first(m);
      for (Cells to = around[c][pose(c).net] & b.taken; to; to &= to - 1) edges.add(c, first(to), 0);
      if (type(c).hack)
        for (Cells to = around[c][pose(c).link] & b.taken; to; to &= to - 1)
          if (type(first(to)).kind == MODULE) edges.add(c, first(to), 1);
      for (Cells to = around[c][pose(c).control] & b.taken & ~hqs; to; to &= to - 1) edges.add(c, first(to), 2);
    }
    bool netted[CELLS] = {};
    // Control beats a net and a hacker that points back.
    for (auto& e : edges)
      if (e.kind == 2 && foes(b.owner[e.from], b.owner[e.to]))
        for (auto& back : edges)
          if (back.kind < 2 && back.from == e.to && back.to == e.from) back.gone = true;

    bool known[CELLS], ctrlKnown[CELLS], sideKnown[CELLS];
    for (int c = 0; c < CELLS; c++) known[c] = ctrlKnown[c] = sideKnown[c] = !(b.taken >> c & 1);
    auto decided = [&](int c) { return known[c] && (netted[c] || (ctrlKnown[c] && sideKnown[c])); };
    while (true) {
      bool changed = true;
      while (changed) {
        changed = false;
        for (Cells m = b.taken; m; m &= m - 1) {
          int c = first(m);
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
      int open[CELLS], opened = 0;
      for (int c = 0; c < CELLS; c++)
        if (b.taken >> c & 1 && !decided(c)) open[opened++] = c;
      if (!opened) break;
      uint64_t reach[CELLS] = {};
      auto live = [&](const Edge& e) {
        return !e.gone && !decided(e.from) && !decided(e.to) && possible(edges, e, ctrlKnown);
      };
      for (auto& e : edges)
        if (live(e)) reach[e.from] |= 1ull << e.to;
      for (int *ok = open, k; ok < open + opened && (k = *ok, true); ok++)
        for (int *oi = open, i; oi < open + opened && (i = *oi, true); oi++)
          if (reach[i] >> k & 1) reach[i] |= reach[k];
      for (int *oc = open, c; oc < open + opened && (c = *oc, true); oc++) {
        if (!(reach[c] >> c & 1)) continue;
        uint64_t group = 0;
        for (int *od = open, d; od < open + opened && (d = *od, true); od++)
          if (reach[c] >> d & 1 && reach[d] >> c & 1) group |= 1ull << d;
        bool first = true;
        for (int *od = open, d; od < open + opened && (d = *od, true); od++)
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
    for (Cells m = b.taken; m; m &= m - 1) {
      int c = first(m);
      this->netted |= netted[c] ? bit(c) : 0;
      ruled[b.owner[c]] &= ~bit(c);
      ruled[ctrl[c]] |= bit(c);
    }
  }

  bool possible(const Edges& edges, const Edge& e, const bool* ctrlKnown) const {
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
  void lend() {
    for (Cells m = actors; m; m &= m - 1) {
      int c = first(m);
      melee[c] = ranged[c] = fast[c] = extra[c] = 0;
    }
    for (Cells m = lenders & ~netted; m; m &= m - 1) {
      int c = first(m);
      const Tile& t = type(c);
      Cells reached = around[c][pose(c).reach] & actors;
      for (Cells to = reached & friendly[side[c]]; to; to &= to - 1) {
        int n = first(to);
        melee[n] += t.addMelee;
        ranged[n] += t.addRanged;
        fast[n] += t.addInitiative;
        extra[n] += t.extra;
      }
      if (t.slow)
        for (Cells to = reached & ~friendly[side[c]]; to; to &= to - 1) fast[first(to)] -= t.slow;
    }
  }

  // ---- when tiles act ----
  static uint32_t shifted(uint32_t values, int change) {  // below 0 counts as 0
    if (change >= 0) return values << change;
    return values >> -change | ((values & ((1u << -change) - 1)) != 0);
  }

  void schedule(int limit) {
    uint32_t upTo = uint32_t((2ull << limit) - 1);
    coming = 0;
    for (Cells m = actors; m; m &= m - 1) {
      int c = first(m);
      uint32_t printed = type(c).printed, values = shifted(printed & ~used[c], fast[c]);
      if (extra[c]) {
        int low = first(shifted(printed, fast[c]));
        for (int j = 0; j < extra[c] && j < low; j++)
          if (!(usedExtra[c] >> j & 1)) values |= 1u << (low - 1 - j);
      }
      for (values &= upTo; values; values &= values - 1) {
        int value = first(values);
        due[value] = (coming >> value & 1 ? due[value] : 0) | bit(c);
        coming |= 1u << value;
      }
    }
  }

  void use(int c, int segment) {
    uint32_t printed = type(c).printed;
    if (segment) used[c] |= segment >= fast[c] ? printed & 1u << (segment - fast[c]) : 0;
    else if (fast[c] <= 0) used[c] |= printed & ((2u << -fast[c]) - 1);
    if (!extra[c]) return;
    int j = first(shifted(printed, fast[c])) - segment - 1;
    if (j >= 0 && j < extra[c]) usedExtra[c] |= 1 << j;
  }

  // ---- one segment ----
  struct Hit { int8_t from, to, wounds; };
  Hit hits[MOST_HITS];
  int count;
  Cells wounded;
  bool careful;  // whether hits are noted one by one, for medics or points

  void hit(int from, int to, int wounds) {
    if (wounds <= 0 || (hqs >> from & hqs >> to & 1)) return;
    wounded |= bit(to);
    if (!careful) {
      hurt[to] += wounds;
      return;
    }
    for (int i = count - 1; i >= 0 && hits[i].from == from; i--)
      if (hits[i].to == to) { hits[i].wounds += wounds; return; }
    hits[count++] = {int8_t(from), int8_t(to), int8_t(wounds)};
  }

  int plate(int cell, int direction) const {
    return pose(cell).armour >> (direction < 3 ? direction + 3 : direction - 3) & 1;
  }

  void attack(int c) {
    const Pose& p = pose(c);
    Cells targets = prey[ctrl[c]];
    for (const Attack *a = p.attack, *end = a + p.attacks; a < end; a++) {
      int d = a->direction;
      if (a->kind == MELEE) {
        int n = next[c][d];
        if (n != NONE && targets >> n & 1) hit(c, n, a->strength + melee[c]);
        continue;
      }
      Cells line = ray[c][d] & targets;
      if (!line) continue;
      if (a->kind == RANGED) {
        int n = d >= 1 && d <= 3 ? first(line) : last(line);  // the way in which cells are numbered
        hit(c, n, a->strength + ranged[c] - plate(n, d));
      } else {
        for (; line; line &= line - 1) hit(c, first(line), 1 - plate(first(line), d));
      }
    }
  }

  Cells medicsOf(int c, Cells free) const {
    Cells found = 0;
    for (Cells m = free; m; m &= m - 1) {
      int medic = first(m);
      if (around[medic][pose(medic).reach] >> c & friendly[side[medic]] >> c & 1) found |= bit(medic);
    }
    return found;
  }

  Cells heal() {  // the documented default; gives the medics who are spent
    Cells free = medics & ~netted & ~wounded, spent = 0;
    for (Cells m = wounded; m && free; m &= m - 1) {
      int c = first(m), found = 0;
      if (!medicsOf(c, free)) continue;
      Hit* sources[MOST_HITS];
      for (int i = 0; i < count; i++)
        if (hits[i].to == c) sources[found++] = &hits[i];
      std::sort(sources, sources + found, [](Hit* x, Hit* y) {
        return x->wounds != y->wounds ? x->wounds > y->wounds : x->from < y->from;
      });
      for (int i = 0; i < found; i++) {
        Cells open = medicsOf(c, free);
        if (!open) break;
        Cells visited = bit(c);
        int medic = first(open);
        while (true) {
          visited |= bit(medic);
          Cells further = medicsOf(medic, free) & ~visited;
          if (!further) break;
          medic = first(further);
        }
        spent |= bit(medic);
        free &= ~bit(medic);
        sources[i]->wounds = 0;
      }
    }
    return spent;
  }

  Cells bury(int segment) {
    Cells dead = 0;
    if (careful) {
      dead = heal();
      for (int i = 0; i < count; i++) {
        if (b.points && hqs >> hits[i].to & 1) b.hp[ctrl[hits[i].from]] += hits[i].wounds;
        else hurt[hits[i].to] += hits[i].wounds;
      }
    }
    for (Cells m = wounded; m; m &= m - 1) {
      int c = first(m), n = hurt[c];
      hurt[c] = 0;
      if (hqs >> c & 1) b.hp[b.owner[c]] = std::max(0, b.hp[b.owner[c]] - n);
      else if ((b.wounds[c] += n) > type(c).toughness) dead |= bit(c);
    }
    for (Cells m = dead; m; m &= m - 1) {
      int c = first(m);
      gone[goneCount++] = {c, b.tile[c], b.owner[c], segment};
    }
    return dead;
  }

  void forget(Cells dead) {
    Cells stay = ~dead;
    b.taken &= stay; binders &= stay; lenders &= stay; medics &= stay; actors &= stay; netted &= stay;
    for (int p = 0; p < b.players; p++) { ruled[p] &= stay; prey[p] &= stay; friendly[p] &= stay; }
  }

  void fight() {
    status();
    lend();
    schedule(SEGMENTS - 1);
    while (coming) {
      int segment = last(coming);
      coming &= (1u << segment) - 1;
      count = 0;
      wounded = 0;
      careful = b.points || medics & ~netted;
      for (Cells m = due[segment] & actors & ~netted; m; m &= m - 1) {
        use(first(m), segment);
        attack(first(m));
      }
      Cells dead = wounded ? bury(segment) : 0;
      if (!dead) continue;
      bool changes = dead & (binders | lenders);
      if (dead & binders) { forget(dead); status(); }
      else forget(dead);
      if (!changes) continue;
      lend();
      if (segment == 0) return;
      schedule(segment - 1);
    }
  }
};

int number() {
  int n = 0;
  if (std::scanf("%d", &n) != 1) std::exit(2);
  return n;
}

struct Sides { int of[SIDES]; };

Sides readSides() {
  Sides sides;
  for (int& side : sides.of) side = number();
  return sides;
}

uint8_t turned(const Sides& sides, int rotation) {
  uint8_t set = 0;
  for (int i = 0; i < SIDES; i++) set |= (sides.of[i] > 0) << (i + rotation) % SIDES;
  return set;
}

void readTiles() {
  tiles.resize(number());
  poses.resize(tiles.size() * SIDES);
  moloch = number();
  for (size_t n = 0; n < tiles.size(); n++) {
    Tile& t = tiles[n];
    t.kind = Kind(number()); t.toughness = number();
    t.printed = 0;
    for (int i = number(); i > 0; i--) t.printed |= 1 << number();
    Sides melee = readSides(), ranged = readSides(), gauss = readSides(), armour = readSides();
    Sides net = readSides(), link = readSides(), control = readSides();
    for (int8_t* field : {&t.addMelee, &t.addRanged, &t.addInitiative, &t.extra, &t.medic, &t.slow, &t.hack}) *field = number();
    t.lends = t.addMelee | t.addRanged | t.addInitiative | t.extra | t.slow;
    t.binds = t.hack | turned(net, 0) | turned(control, 0);
    for (int rotation = 0; rotation < SIDES; rotation++) {
      Pose& p = poses[n * SIDES + rotation];
      p.net = turned(net, rotation); p.link = turned(link, rotation);
      p.control = turned(control, rotation); p.armour = turned(armour, rotation);
      p.reach = t.kind == HQ ? 63 : p.link;
      p.attacks = 0;
      for (int i = 0; i < SIDES; i++) {
        uint8_t d = (i + rotation) % SIDES;
        if (melee.of[i]) p.attack[p.attacks++] = {MELEE, d, uint8_t(melee.of[i])};
        if (ranged.of[i]) p.attack[p.attacks++] = {RANGED, d, uint8_t(ranged.of[i])};
        if (gauss.of[i]) p.attack[p.attacks++] = {GAUSS, d, uint8_t(gauss.of[i])};
      }
    }
  }
}

Board readBoard() {
  Board b = {};
  b.players = number(); b.points = number();
  int temper = number(), team[6], army[6];
  number();  // the radius: no tile lies outside
  for (int p = 0; p < b.players; p++) { team[p] = number(); army[p] = number(); b.hp[p] = number(); }
  for (int p = 0; p < b.players; p++)
    for (int o = 0; o < b.players; o++) {  // Moloch's attacks hurt allies, its nets work both ways
      bool foe = team[p] != team[o], own = p == o;
      bool mine = temper && army[p] == moloch, theirs = temper && army[o] == moloch;
      b.foes[p] |= foe << o;
      b.hurts[p] |= (foe || (!own && mine)) << o;
      b.nets[p] |= (foe || (!own && (mine || theirs))) << o;
    }
  for (int n = number(); n > 0; n--) {
    int x = number(), y = number(), c = 0;
    while (q[c] != x || r[c] != y) c++;
    b.taken |= bit(c);
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
  Gone gone[CELLS];
  for (auto& start : boards) {
    Board b = start;
    Battle battle(b, gone);
    battle.fight();
    for (int p = 0; p < b.players; p++) std::printf("%d ", b.hp[p]);
    std::printf("|");
    for (int c = 0; c < CELLS; c++)
      if (b.taken >> c & 1) std::printf(" %d,%d,%d,%d", q[c], r[c], b.tile[c], b.wounds[c]);
    std::printf(" |");
    for (int i = 0; i < battle.goneCount; i++)
      std::printf(" %d,%d,%d,%d", q[gone[i].cell], r[gone[i].cell], gone[i].tile, gone[i].segment);
    std::printf("\n");
  }
  std::clock_t begin = std::clock();
  int64_t checksum = 0;
  for (int i = 0; i < rounds; i++)
    for (auto& start : boards) {
      Board b = start;
      Battle battle(b, gone);
      battle.fight();
      checksum += b.hp[0] + 31 * b.hp[1] + battle.goneCount;
    }
  double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("battles %lld seconds %.6f checksum %lld\n", (long long)(rounds * (int64_t)boards.size()), seconds, (long long)checksum);
}
