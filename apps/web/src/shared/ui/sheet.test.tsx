import { animationsEnd } from '@foyer/testing/browser'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { allowMotion, reduceMotion } from '../../testing/gestures.ts'
import { openGalleryPart, openPart } from '../../testing/part.tsx'
import { Sheet } from './sheet.tsx'

allowMotion()

const sheet = page.getByRole('dialog')
const opener = page.getByRole('button', { name: 'Open a sheet' })
const part = (name: 'Close' | 'Done') => sheet.getByRole('button', { name }).element() as HTMLElement
const isLeaving = () => document.querySelector('dialog[open]')?.hasAttribute('data-leaving')

const open = async () => {
  await openGalleryPart('basics')
  await opener.click()
  await expect.element(sheet).toBeVisible()
  await animationsEnd()
}

test('a sheet opens after the frame of the press that opens it, and then has the focus', async () => {
  await openGalleryPart('basics')
  const button = opener.element() as HTMLElement
  button.click()
  const isThere = await new Promise((resolve) => requestAnimationFrame(() => resolve(document.querySelector('dialog'))))
  expect(isThere).toBeNull()
  await expect.element(sheet.getByRole('heading')).toHaveFocus()
})

const Replacing = () => {
  const [isFirst, setFirst] = useState(true)
  const close = () => undefined
  if (!isFirst)
    return (
      <Sheet key="second" title="The second" onClose={close}>
        Done
      </Sheet>
    )
  return (
    <Sheet key="first" title="The first" onClose={close}>
      <button type="button" onClick={() => setFirst(false)}>
        Next
      </button>
    </Sheet>
  )
}

test('a sheet that replaces another one opens at once, so that the page is not seen between them', async () => {
  await openPart(<Replacing />)
  const next = sheet.getByRole('button', { name: 'Next' })
  await expect.element(next).toBeVisible()
  const uncovered: boolean[] = []
  const observer = new MutationObserver(() => uncovered.push(document.querySelector('dialog[open]') === null))
  observer.observe(document, { subtree: true, childList: true })
  ;(next.element() as HTMLElement).click()
  await expect.element(page.getByRole('dialog', { name: 'The second' })).toBeVisible()
  observer.disconnect()
  expect([uncovered.length > 0, uncovered.includes(true)]).toEqual([true, false])
})

test.each([
  ['its Close button', () => part('Close').click()],
  ['a button of its footer', () => part('Done').click()],
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['a tap on its veil', () => commands.clickAt(195, 20)],
])('a sheet that is closed by %s slides away before it closes, and returns the focus', async (_, close) => {
  await open()
  const leaving = new Promise<void>((resolve) =>
    new MutationObserver(() => isLeaving() && resolve()).observe(document, {
      subtree: true,
      attributeFilter: ['data-leaving'],
    }),
  )
  await close()
  await leaving
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a press does not reach the buttons of a sheet that slides away', async () => {
  await open()
  const { x, y, width, height } = part('Done').getBoundingClientRect()
  const pressed = () => document.elementFromPoint(x + width / 2, y + height / 2)
  expect(pressed()).toBe(part('Done'))
  part('Close').click()
  expect([isLeaving(), pressed()?.closest('button')]).toEqual([true, null])
  await expect.element(sheet).not.toBeInTheDocument()
})

test('with reduced motion a sheet closes before the next frame', async () => {
  await reduceMotion()
  await open()
  part('Close').click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(isLeaving()).toBeUndefined()
})

const Form = () => {
  const [isSending, setSending] = useState(false)
  return (
    <Sheet title="A form" busy={isSending} onClose={() => undefined}>
      <button type="button" onClick={() => setSending(true)}>
        Send
      </button>
    </Sheet>
  )
}

test('a form that the keyboard sends while its sheet slides away is shown again until its answer arrives', async () => {
  await openPart(<Form />)
  await expect.element(sheet).toBeVisible()
  await animationsEnd()
  part('Close').click()
  const send = sheet.getByRole('button', { name: 'Send' }).element() as HTMLElement
  send.click()
  await expect.poll(isLeaving).toBe(false)
  await animationsEnd()
  expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
})
