import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { appears } from '../../testing/appears.ts'
import { openPart } from '../../testing/part.tsx'
import { Art } from './art.tsx'
import { heroes, prizes, type SceneName, states } from './scenes.ts'

const all: readonly SceneName[] = [
  ...heroes.map((name) => `heroes/${name}` as const),
  ...states.map((name) => `states/${name}` as const),
  ...prizes.map((name) => `prizes/${name}` as const),
]

const pictures = () => [...document.querySelectorAll<HTMLElement>('[data-scene]')]
const drawn = () => document.querySelectorAll('[data-scene] svg').length

/** Shows the scenes, each `times` times, and waits until all are drawn. */
const open = async (scenes: readonly SceneName[], times = 1) => {
  const shown = scenes.flatMap((scene) => Array.from({ length: times }, (_, copy) => [scene, copy] as const))
  await openPart(
    shown.map(([scene, copy]) => (
      <div key={`${scene}${copy}`} data-scene={scene}>
        <Art scene={scene} />
      </div>
    )),
  )
  await expect.poll(drawn).toBe(shown.length)
}

/** Attributes that colour a shape. */
const colours = ['fill', 'stroke', 'stop-color']
const ofTheme = /^var\(--art-(ground|shade|light|line|[1-6])\)$/
const isAllowed = (value: string) =>
  value === 'none' || value === '#fff' || value === '#000' || value.startsWith('url(')

test('Every scene that has a name has a file, and every file has a name', () => {
  const files = Object.keys(import.meta.glob('./{heroes,states,prizes}/*.tsx'))
  expect(files.map((file) => file.slice(2, -4)).sort()).toEqual([...all].sort())
})

test('A drawing out of view is not laid out, and it is before a person sees it', async () => {
  await open(heroes.map((name) => `heroes/${name}` as const))
  const last = pictures().at(-1)
  const isLaidOut = () => last?.querySelector('svg')?.checkVisibility({ contentVisibilityAuto: true })
  await expect.poll(isLaidOut).toBe(false)
  last?.scrollIntoView({ behavior: 'instant' })
  await expect.poll(isLaidOut).toBe(true)
})

test('Two copies of each picture on a page share no id, and every reference leads into the same picture', async () => {
  await open(all, 2)
  const ids = [...document.querySelectorAll('[data-scene] [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const lost = pictures().flatMap((picture) =>
    [...picture.innerHTML.matchAll(/url\(#([^)]*)\)/g)]
      .map(([, id = '']) => id)
      .filter((id) => !picture.querySelector(`[id="${id}"]`))
      .map((id) => `${picture.dataset.scene} ${id}`),
  )
  expect(lost).toEqual([])
})

test('A picture is coloured by the palette alone, apart from translucent black and white, and contains no text', async () => {
  await open(all)
  const faults = pictures().flatMap((picture) => {
    const shapes = [...picture.querySelectorAll('svg *')]
    const values = shapes.flatMap((shape) => colours.map((name) => shape.getAttribute(name) ?? 'none'))
    const fixed = values.filter((value) => !isAllowed(value) && !ofTheme.test(value))
    // a shape without any colour is black; only a shape that inherits its colour, cuts or shades may have none
    const black = shapes.filter(
      (shape) =>
        shape.matches('path, circle, ellipse, rect') &&
        getComputedStyle(shape).fill === 'rgb(0, 0, 0)' &&
        getComputedStyle(shape).opacity === '1' &&
        !shape.closest('clipPath, [opacity]') &&
        getComputedStyle(shape).stroke === 'none',
    )
    const texts = picture.textContent || picture.querySelector('text, image, style') ? ['text'] : []
    return [...fixed, ...black.map((shape) => shape.outerHTML), ...texts].map(
      (fault) => `${picture.dataset.scene} ${fault}`,
    )
  })
  expect(faults).toEqual([])
})

test('A picture has its final size before it is drawn, so it moves nothing when it arrives', async () => {
  await openPart(
    <div style={{ width: 390 }} data-scene="">
      <Art scene="heroes/festival" />
      <Art scene="states/error" />
      <Art scene="prizes/coffee" />
    </div>,
  )
  const sizes = () =>
    [...document.querySelectorAll('[data-scene] > *')].map((box) => {
      const { width, height } = box.getBoundingClientRect()
      return [width, height]
    })
  const reserved = sizes()
  expect(reserved).toEqual([
    [390, 260],
    [160, 160],
    [120, 120],
  ])
  await expect.poll(drawn).toBe(3)
  expect(sizes()).toEqual(reserved)
})

test('Assistive technology does not see a picture, and a picture catches no tap', async () => {
  await open(['heroes/brand'])
  const box = document.querySelector('[data-scene] > *')
  expect(box?.getAttribute('aria-hidden')).toBe('true')
  expect(getComputedStyle(box ?? document.body).pointerEvents).toBe('none')
  await expectAccessible()
})

test('A picture that fills a card of another shape shows the whole scene at the lower right corner', async () => {
  await openPart(
    <div style={{ position: 'relative', width: 300, height: 400 }} data-scene="">
      <Art scene="heroes/moon" fill />
    </div>,
  )
  await appears('[data-scene] svg')
  const card = document.querySelector('[data-scene]')?.getBoundingClientRect()
  const box = document.querySelector('[data-scene] > *')?.getBoundingClientRect()
  expect(box).toEqual(card)
  expect(document.querySelector('[data-scene] svg')?.getAttribute('preserveAspectRatio')).toBe('xMaxYMax meet')
})

test('A thumbnail shows a square part of each wide scene, on the ground on which its subject stands', async () => {
  await openPart(
    heroes.map((name) => (
      <div key={name} style={{ position: 'relative', width: 56, height: 56 }} data-scene={name}>
        <Art scene={`heroes/${name}`} fill isThumbnail />
      </div>
    )),
  )
  await expect.poll(drawn).toBe(heroes.length)
  for (const picture of pictures()) {
    const part = picture.querySelector('svg')?.viewBox.baseVal ?? new DOMRect()
    expect(part.width, picture.dataset.scene).toBe(part.height)
    expect(part.width, picture.dataset.scene).toBeLessThan(280)
    expect(Math.abs(part.y + part.height - 260), picture.dataset.scene).toBeLessThanOrEqual(8)
  }
})

test('Each wide scene has the palette that it was drawn for, and takes another, or that of its surroundings, on request', async () => {
  await openPart(
    <div data-scene="">
      <Art scene="heroes/festival" />
      <Art scene="heroes/festival" theme="moon" />
      <Art scene="heroes/festival" theme="inherit" />
    </div>,
  )
  await expect.poll(drawn).toBe(3)
  const grounds = [...document.querySelectorAll('[data-scene] svg')].map((svg) =>
    getComputedStyle(svg).getPropertyValue('--art-ground'),
  )
  expect(grounds).toEqual(['#8a1420', '#1f1a4d', ''])
})
