import { expect, test } from 'vitest'
import { earlyScripts } from './early-scripts.ts'

test('the Link header preloads every module script of a page, with the crossorigin attribute of its tag', () => {
  const html = `<script type="module" crossorigin src="/assets/runtime.js"></script>
    <script type="module" src="/assets/entry.js"></script><script>inline()</script><script src="/classic.js"></script>`
  expect(earlyScripts(html)).toBe(
    '</assets/runtime.js>; rel=modulepreload; crossorigin, </assets/entry.js>; rel=modulepreload',
  )
})

test('a page without scripts has no Link header', () => {
  expect(earlyScripts('<p>not built</p>')).toBe('')
})
