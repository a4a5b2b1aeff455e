import { renderToString } from 'react-dom/server'
import { knowRoutes } from '../platform/navigation.ts'
import { Page, text } from '../routes/loginPage/page.tsx'
import { Tabs } from '../shared/tab-bar/tab-bar.tsx'
import { offeredTabs } from '../shared/tab-bar/tabs.ts'
import { App } from './app.tsx'
import type { Router, View } from './router.ts'

const view: View = {
  kind: 'page',
  path: '/loginPage',
  query: new URLSearchParams(),
  module: { Page, text },
  position: { key: '', top: 0 },
}
const router: Router = {
  view: () => view,
  subscribe: () => () => undefined,
  retry: () => undefined,
  start: () => Promise.resolve(),
}

/**
 * What the build renders in the language of the page and the page paints before React (build/painted-parts.ts): the sign-in, which the
 * client takes over, and the tabs of a root screen, without a current one; an empty text where this client has none.
 */
export const painted = (): { signIn: string; tabs: string } => {
  knowRoutes(__PATHS__)
  const tabs = offeredTabs()
  return {
    signIn: renderToString(<App router={router} />),
    tabs: tabs.length > 0 ? renderToString(<Tabs tabs={tabs} />) : '',
  }
}
