import { frames } from '@foyer/testing/browser'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from './part.tsx'

/** The ids of the elements that get a click until the test ends. */
const clickedElements = (): string[] => {
  const clicked: string[] = []
  const note = ({ target }: Event) => void clicked.push((target as Element).id)
  addEventListener('click', note)
  onTestFinished(() => removeEventListener('click', note))
  return clicked
}

test('a click scrolls an element out from under a fixed panel, and the panel gets no click', async () => {
  const clicked = clickedElements()
  await openPart(
    <>
      <div style={{ height: '600px' }} />
      <button type="button" id="covered">
        Covered
      </button>
      <div style={{ height: '2000px' }} />
      <div id="panel" style={{ position: 'fixed', bottom: 0, left: 0, right: 0, height: '300px' }} />
    </>,
  )
  await page.getByRole('button', { name: 'Covered' }).click()
  expect(clicked).toEqual(['covered'])
})

test('a click waits until a button is enabled, and clicks it once', async () => {
  const clicked = clickedElements()
  await openPart(
    <button type="button" id="late" aria-disabled="true">
      Late
    </button>,
  )
  const click = page.getByRole('button', { name: 'Late' }).click()
  await frames(5)
  expect(clicked).toEqual([])
  document.getElementById('late')?.removeAttribute('aria-disabled')
  await click
  expect(clicked).toEqual(['late'])
})

test('a click follows a button that moves, and what is at its former place gets no click', async () => {
  const clicked = clickedElements()
  await openPart(
    <button type="button" id="moving">
      Moving
    </button>,
  )
  const button = document.getElementById('moving') as HTMLElement
  const click = page.getByRole('button', { name: 'Moving' }).click()
  for (let step = 1; step <= 8; step++) {
    button.style.translate = `0 ${step * 60}px`
    await frames(1)
  }
  await click
  expect(clicked).toEqual(['moving'])
})
