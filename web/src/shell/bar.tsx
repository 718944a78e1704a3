// The bar on top of every screen, and the links between the pages that belong to no match.
import type { ComponentChildren } from 'preact';
import { change, settings } from '../state/settings';
import { route } from '../state/route';
import { t } from '../words/texts';
import { Icon, Logo } from '../parts/icon';
import { LanguageSelect, openSettings } from './settings';

export const Home = () => (
  <a class="logo" href="/" aria-label={t('page-home')}>
    <Logo />
    <span class="only-wide">Warpad</span>
  </a>
);

const PAGES = [
  ['learn', '/learn', 'page-nav-learn', 'bulb'],
  ['home', '/', 'page-nav-play', 'play'],
  ['etudes', '/etudes', 'page-nav-etudes', 'puzzle'],
  ['games', '/games', 'page-nav-games', 'film'],
  ['rules', '/rules/neuroshima', 'page-nav-rules', 'book'],
] as const;

export function PlainBar() {
  const dark = settings.value.theme !== 'light';
  return (
    <header class="bar">
      <a class="logo" href="/">
        <Logo size={30} />
        Warpad
      </a>
      <span class="grow" />
      <nav class="tabs only-wide" aria-label={t('page-nav')}>
        {PAGES.map(([screen, path, id]) => (
          <a href={path} aria-current={route.value.screen === screen ? 'page' : undefined}>
            {t(id)}
          </a>
        ))}
      </nav>
      <span class="grow only-wide" />
      <span class="only-wide">
        <LanguageSelect />
      </span>
      <button
        class="icon-btn"
        aria-label={t(dark ? 'page-theme-light' : 'page-theme-dark')}
        data-tip={t(dark ? 'page-theme-light' : 'page-theme-dark')}
        onClick={() => change({ theme: dark ? 'light' : 'dark' })}
      >
        <Icon name="sun" />
      </button>
      <button
        class="icon-btn"
        aria-label={t('page-settings')}
        data-tip={t('page-settings')}
        onClick={openSettings}
      >
        <Icon name="sliders" />
      </button>
    </header>
  );
}

export const PhoneNav = () => (
  <nav class="nav" aria-label={t('page-nav')}>
    {PAGES.map(([screen, path, id, icon]) => (
      <a href={path} aria-current={route.value.screen === screen ? 'page' : undefined}>
        <Icon name={icon} />
        {t(id)}
      </a>
    ))}
  </nav>
);

export const Page = ({ children }: { children: ComponentChildren }) => (
  <div class="home">
    <PlainBar />
    <div />
    <main class="pages" id="main">
      {children}
    </main>
    <PhoneNav />
  </div>
);
