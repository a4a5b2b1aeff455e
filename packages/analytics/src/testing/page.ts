import type { Page, PressedElement } from '../page/page.ts'

const nothing: PressedElement = {
  $element_type: 'button',
  $element_id: '',
  $element_class_name: '',
  $element_content: '',
  $element_selector: 'button',
  $element_target_url: '',
  $page_x: 0,
  $page_y: 0,
}

/** A document and its events. */
export const testPage = (url = 'https://foyer.test/#/home', referrer = '') => {
  const listeners: Record<'hide' | 'show' | 'scroll' | 'route', (() => void)[]> = {
    hide: [],
    show: [],
    scroll: [],
    route: [],
  }
  const presses: ((element: PressedElement) => void)[] = []
  const loads: ((seconds: number) => void)[] = []
  const settling: (() => void)[] = []
  const call = (name: keyof typeof listeners) => {
    for (const work of listeners[name]) work()
  }
  const now = { title: 'Home', url, position: 0, wentTo: '', isHidden: false }
  const page: Page = {
    title: () => now.title,
    url: () => now.url,
    referrer: () => referrer,
    timezoneOffset: () => -480,
    measures: () => ({
      $screen_width: 390,
      $screen_height: 844,
      $viewport_width: 390,
      $viewport_height: 664,
    }),
    position: () => now.position,
    isHidden: () => now.isHidden,
    settled: (work) => void settling.push(work),
    onLoad: (work) => void loads.push(work),
    onHide: (work) => void listeners.hide.push(work),
    onShow: (work) => void listeners.show.push(work),
    onScroll: (work) => void listeners.scroll.push(work),
    onPress: (work) => void presses.push(work),
    onRoute: (work) => void listeners.route.push(work),
    goTo: (target) => {
      now.wentTo = target
    },
  }
  return {
    page,
    now,
    hide() {
      now.isHidden = true
      call('hide')
    },
    show() {
      now.isHidden = false
      call('show')
    },
    scrollTo(position: number) {
      now.position = position
      call('scroll')
    },
    /** the address changes first, and the title once the screen exists */
    route(next: string) {
      now.url = next
      call('route')
    },
    settle(title = now.title) {
      now.title = title
      for (const work of settling.splice(0)) work()
    },
    press(element: Partial<PressedElement>) {
      for (const work of presses) work({ ...nothing, ...element })
    },
    loaded(seconds: number) {
      for (const work of loads) work(seconds)
    },
  }
}
