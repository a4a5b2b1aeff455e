import type { HtmlTagDescriptor, Plugin } from 'vite'

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head-prepend' })

/** What the head of every page for staff states; its `index.html` has only what differs. */
export const pageHead: Plugin = {
  name: 'foyer-page-head',
  transformIndexHtml: () => [
    meta({ charset: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    meta({ name: 'robots', content: 'noindex, nofollow' }),
    meta({ name: 'color-scheme', content: 'light dark' }),
    meta({ name: 'format-detection', content: 'telephone=no' }),
  ],
}
