import { expect, test } from 'vitest'
import { earlyScripts, earlyStyles } from './early-files.ts'

test('the Link header preloads every module script of a page, with the crossorigin attribute of its tag', () => {
  const html = `<script type="module" crossorigin src="/assets/runtime.js"></script>
    <script type="module" src="/assets/entry.js"></script><script>inline()</script><script src="/classic.js"></script>`
  expect(earlyScripts(html)).toEqual([
    '</assets/runtime.js>; rel=modulepreload; crossorigin',
    '</assets/entry.js>; rel=modulepreload',
  ])
})

test('a page without scripts has no Link header', () => {
  expect(earlyScripts('<p>not built</p>')).toEqual([])
})

test('the links of a route preload its style sheets in the mode of the head script', () => {
  expect(earlyStyles({ styles: ['/assets/page.css', '/assets/parts.css'] })).toEqual([
    '</assets/page.css>; rel=preload; as=style; crossorigin',
    '</assets/parts.css>; rel=preload; as=style; crossorigin',
  ])
})
