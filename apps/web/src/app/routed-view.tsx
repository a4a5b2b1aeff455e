import { inLanguage } from '@foyer/api/languages'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { openHost } from '../platform/host.ts'
import { track } from '../platform/tracker.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { brandName } from '../shared/brand-name.ts'
import { readAddressLanguage, useLanguage } from '../shared/text/language.ts'
import { textsIn } from '../shared/text/table.ts'
import { carryOutEarlyActs } from './early-acts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failed } from './failed.tsx'
import type { Router, View } from './router.ts'
import { settleAt } from './scroll.ts'

let shown: View | undefined
/** true once a route has set the title on this visit */
let isNamed = false

/** Focuses the heading after a navigation, so that a screen reader reads it. The link past the bar does the same. */
export const focusHeading = () => document.querySelector<HTMLElement>('#app h1')?.focus({ preventScroll: true })

export const RoutedView = ({ router }: { router: Router }) => {
  const view = useSyncExternalStore(router.subscribe, router.view, router.view)
  const language = useLanguage()
  const page = view.kind === 'page' ? view : undefined
  const module = page?.module
  const isMissing = view.kind === 'missing'

  useLayoutEffect(() => {
    if (shown === view) return
    const first = shown === undefined
    shown = view
    if (first) carryOutEarlyActs()
    readAddressLanguage()
    settleAt(page?.position ?? { key: '', top: 0 })
    if (!first) focusHeading()
    // A9. A missing route keeps the previous title and is not a page view (R4).
    if (!page) return
    track('$pageview', { $url_path: page.path })
    // a failed load is retried with the next page
    whenIdle(
      () =>
        void import('./afterwards.ts').then(
          (work) => work.follow(router),
          () => undefined,
        ),
    )
  }, [view, page, router])

  // only when the route changes, because a screen may have set its own title from its content
  useEffect(() => {
    isNamed ||= module !== undefined
    if (!module && (isNamed || !isMissing)) return
    const name = inLanguage(brandName, language)
    // the served page has its title in one language only
    const title = module ? `${textsIn(module.text, language).title} · ${name}` : name
    void openHost().then((host) => host.setTitle(title))
  }, [module, isMissing, language])

  if (view.kind === 'page')
    return (
      <ErrorBoundary of={view} fallback={<Failed onRetry={router.retry} />}>
        <view.module.Page query={view.query} />
      </ErrorBoundary>
    )
  if (view.kind === 'missing') return <view.Missing />
  if (view.kind === 'failed') return <Failed onRetry={router.retry} />
  return null
}
