// Starts the page: language, games, then the screen that the address names.
import { effect } from '@preact/signals';
import { render } from 'preact';
import { defs } from './draw/hexagon';
import { faceOf } from './faces';
import { homeOf, HOMES } from './games/homes';
import { loadGames } from './state/newgame';
import { follow, route } from './state/route';
import { settings } from './state/settings';
import { loadLanguage } from './words/later';
import { language, preferred, t } from './words/texts';
import { LearnOffer } from './learn/offer';
import { dialog } from './parts/dialog';
import { Tips } from './parts/tips';
import { EtudeOfTheDay } from './puzzles/day';
import { LiveRegions } from './shell/ears';
import { face, handInFaces } from './shell/face';
import { HomeScreen } from './shell/home';
import { lazy, room } from './shell/lazy';
import { Nothing } from './shell/nothing';
import { tabTitle } from './shell/title';
import { wakeOnPress } from './sound/sound';

const puzzles = () => import('./puzzles');
const learn = () => import('./learn');
const MatchScreen = lazy(() => import('./shell/match').then((part) => part.MatchScreen));
const ListsScreen = lazy(() => import('./shell/games').then((part) => part.ListsScreen));

const ReplayScreen = room(() => import('./replay/replay').then((part) => part.ReplayScreen));
const ReviewScreen = room(() => import('./review').then((part) => part.ReviewScreen));
const MistakesScreen = room(() => import('./mistakes').then((part) => part.MistakesScreen));
const AnalysisScreen = room(() => import('./analysis').then((part) => part.AnalysisScreen));
const EtudesScreen = room(() => puzzles().then((part) => part.EtudesScreen));
const EtudeScreen = room(() => puzzles().then((part) => part.EtudeScreen));
const LearnScreen = room(() => learn().then((part) => part.LearnScreen));
const LessonScreen = room(() => learn().then((part) => part.LessonScreen));
const BookScreen = room(() => import('./rules').then((part) => part.BookScreen));

function Screen() {
  switch (route.value.screen) {
    case 'match':
      return <MatchScreen key={route.value.id} />;
    case 'replay':
      return <ReplayScreen key={route.value.id} />;
    case 'review':
      return <ReviewScreen key={route.value.id} />;
    case 'mistakes':
      return <MistakesScreen key={route.value.id} />;
    case 'analysis':
    case 'study':
      return <AnalysisScreen key={route.value.screen + route.value.id} />;
    case 'learn':
      return <LearnScreen />;
    case 'lesson':
      return <LessonScreen key={route.value.id + route.value.query.get('task')} />;
    case 'etudes':
      return <EtudesScreen />;
    case 'etude':
      return <EtudeScreen key={route.value.id} />;
    case 'games':
      return <ListsScreen />;
    case 'rules':
      return <BookScreen />;
    case 'nowhere':
      return <Nothing words={t('page-nowhere')} />;
    default:
      return <HomeScreen first={<LearnOffer />} besides={<EtudeOfTheDay />} />;
  }
}

const App = () => (
  <>
    <a class="skip" href="#main">
      {t('page-skip')}
    </a>
    <svg
      width="0"
      height="0"
      style="position:absolute"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: defs }}
    />
    <div inert={Boolean(dialog.value)}>
      <Screen />
    </div>
    {dialog.value?.()}
    <Tips />
    <LiveRegions />
  </>
);

effect(() => {
  const root = document.documentElement,
    { screen, id } = route.value;
  const inGame =
    screen === 'match' ||
    screen === 'replay' ||
    screen === 'review' ||
    screen === 'mistakes' ||
    screen === 'analysis' ||
    screen === 'study' ||
    screen === 'etude' ||
    screen === 'lesson';
  const ofBook = screen === 'rules' ? (homeOf(id) ?? HOMES[0]!).look : 'plain',
    look = inGame ? (face.value?.look ?? 'plain') : ofBook,
    home = HOMES.find((one) => one.look === look);
  root.dataset.face = look;
  root.dataset.theme =
    settings.value.theme === 'auto' ? (home?.theme ?? 'dark') : settings.value.theme;
  root.dataset.motion = settings.value.motion;
  root.dataset.patterns = settings.value.patterns ? 'strong' : 'plain';
});

async function begin(): Promise<void> {
  handInFaces(faceOf);
  await Promise.all([
    loadLanguage(settings.value.language ?? preferred(navigator.languages)),
    loadGames(),
  ]);
  const root = document.getElementById('app')!;
  root.addEventListener('click', follow);
  effect(() => {
    const wanted = settings.value.language;
    if (wanted && wanted !== language.peek()) loadLanguage(wanted).catch(() => undefined);
  });
  effect(() => {
    document.title = tabTitle();
  });
  wakeOnPress();
  render(<App />, root);
}

begin().catch((error: unknown) => {
  document.getElementById('app')!.textContent = `Warpad could not start: ${String(error)}`;
});
