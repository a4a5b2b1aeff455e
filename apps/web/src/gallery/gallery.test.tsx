import { animationsEnd, expectAccessible, frames, sticksOut, walk, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as styles from '../shared/ui/image-viewer/image-viewer.module.css'
import { appears } from '../testing/appears.ts'
import { galleryNames, openGalleryPart } from '../testing/part.tsx'
import { pairs, takePicture } from '../testing/states.ts'

/**
 * Three pairs of language and theme for each part, and another three for the next part, so that every language and both
 * themes occur.
 */
const pairsOf = (index: number) => {
  if (__PICTURES__ === 'all') return pairs
  return index % 2 === 0 ? pairs.slice(0, 3) : pairs.slice(3)
}

for (const [index, part] of galleryNames.entries()) {
  for (const [language, theme] of pairsOf(index))
    test(`the part ${part} is complete and accessible, also at 200 % text (${language}, ${theme})`, async () => {
      await openGalleryPart(part, { language, theme })
      await appears(`[data-part="${part}"] > h2`)
      if (__PICTURES__ !== 'none') return takePicture(`gallery-${part}-${language}-${theme}`, true)
      await expectAccessible()
      expect(sticksOut()).toEqual([])
      zoomText(200)
      await expect.poll(sticksOut).toEqual([])
    })

  test.skipIf(__PICTURES__ !== 'none')(
    `the Tab key reaches every control in the part ${part}, and the focused control shows a focus ring`,
    async () => {
      await openGalleryPart(part, { language: pairs[index % pairs.length]?.[0] ?? 'zh-CN' })
      await appears(`[data-part="${part}"] > h2`)
      expect(await walk(`[data-part="${part}"]`)).toEqual({ missed: [], unseen: [] })
    },
  )
}

interface Opened {
  name: string
  part: string
  /** index of the pressed button within the part */
  button: number
  /** keys that are pressed afterwards */
  keys?: string
  /** selector of what appears finally; defaults to the dialog */
  last?: string
}

/** What the parts show after a button is pressed. */
const opened: readonly Opened[] = [
  { name: 'date-picker', part: 'date-picker', button: 0 },
  { name: 'dialog-risk', part: 'dialog', button: 0 },
  { name: 'dialog-confirm', part: 'dialog', button: 1 },
  { name: 'dialog-danger', part: 'dialog', button: 2 },
  { name: 'drawer-below', part: 'drawer', button: 0 },
  { name: 'drawer-right', part: 'drawer', button: 1 },
  { name: 'image-viewer', part: 'image-viewer', button: 0, last: `.${styles.viewerSlide}:not([inert]) img` },
  { name: 'image-viewer-failed', part: 'image-viewer', button: 3, last: `.${styles.viewerState}[role="alert"]` },
  { name: 'keypad-typing', part: 'password-keypad', button: 0, keys: '2468' },
  { name: 'keypad-checking', part: 'password-keypad', button: 1, keys: '246810' },
  { name: 'keypad-wrong', part: 'password-keypad', button: 2, keys: '111111', last: 'dialog [role="alert"]' },
  { name: 'keypad-locked', part: 'password-keypad', button: 3, keys: '111111', last: 'dialog [role="alert"]' },
  { name: 'picker-wheel-term', part: 'picker-wheel', button: 0 },
  { name: 'picker-wheel-area', part: 'picker-wheel', button: 1 },
]
/** Pairs in another order than for the parts, with dark first. */
const openedPairs = [...pairs.slice(3), ...pairs.slice(0, 3)]

for (const [index, { name, part, button, keys, last = 'dialog[open]' }] of opened.entries())
  for (const [language, theme] of __PICTURES__ === 'all' ? pairs : [openedPairs[index % pairs.length] ?? pairs[0]!])
    test(`the opened ${name} is complete and accessible (${language}, ${theme})`, async () => {
      await openGalleryPart(part, { language, theme })
      await page.getByCss(`[data-part="${part}"] button`).nth(button).click()
      await appears('dialog[open]')
      if (keys) await userEvent.keyboard(keys)
      await appears(last)
      await frames(2)
      await animationsEnd()
      if (__PICTURES__ !== 'none') return takePicture(`opened-${name}-${language}-${theme}`, false)
      await expectAccessible()
      const dialog = document.querySelector('dialog[open]')
      expect(dialog?.scrollWidth).toBeLessThanOrEqual(dialog?.clientWidth ?? 0)
    })
