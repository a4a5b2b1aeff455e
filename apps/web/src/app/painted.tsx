import { renderToString } from 'react-dom/server'
import { Page, text } from '../routes/loginPage/page.tsx'
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

/** The sign-in as the build renders it in the language of the page, before the client takes it over (build/painted-form.ts). */
export const painted = (): string => renderToString(<App router={router} />)
