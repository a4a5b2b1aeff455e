import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { openHost } from '../platform/host.ts'
import { track } from '../platform/tracker.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { brandName } from '../shared/brand-name.ts'
import { readAddressLanguage, useLanguage } from '../shared/text/language.ts'
import { textsIn } from '../shared/text/table.ts'
import { Failed } from './failed.tsx'
import type { Router, View } from './router.ts'
import { settleAt } from './scroll.ts'

let shown: View | undefined
/** a route has named the page on this visit */
let isNamed = false

/** After a navigation the heading takes the focus, so that a screen reader says where it is; the link past the bar does the same. */
export const focusHeading = () => document.querySelector<HTMLElement>('#app h1')?.focus({ preventScroll: true })

export const RoutedView = ({ router }: { router: Router }) => {
  const view = useSyncExternalStore(router.subscribe, router.view)
  const language = useLanguage()
  const page = view.kind === 'page' ? view : undefined
  const module = page?.module
  const isMissing = view.kind === 'missing'

  useLayoutEffect(() => {
    if (shown === view) return
    const first = shown === undefined
    shown = view
    readAddressLanguage()
    settleAt(page?.position ?? { key: '', top: 0 })
    if (!first) focusHeading()
    // A9; a missing route keeps the previous name and is no page view of its own (R4)
    if (!page) return
    track('$pageview', { $url_path: page.path })
    // what failed to come is asked for again with the next page
    whenIdle(() => void import('./afterwards.ts').catch(() => undefined))
  }, [view, page])

  // not on every navigation: within one route a screen may have named itself after its content
  useEffect(() => {
    isNamed ||= module !== undefined
    if (!module && (isNamed || !isMissing)) return
    const name = brandName[language]
    // the page that was served has its name in one language
    const title = module ? `${textsIn(module.text, language).title} · ${name}` : name
    void openHost().then((host) => host.setTitle(title))
  }, [module, isMissing, language])

  if (view.kind === 'page') return <view.module.Page query={view.query} />
  if (view.kind === 'missing') return <view.Missing />
  if (view.kind === 'failed') return <Failed onRetry={router.retry} />
  return null
}
