import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { allowMotion, noteChanges, reduceMotion, until } from '../../../testing/gestures.ts'
import * as styles from './count-up.module.css'
import { CountUp } from './count-up.tsx'

allowMotion()

const figure = () => document.querySelector<HTMLElement>(`.${styles.count}`)
const final = () => figure()?.firstElementChild?.textContent
const running = () => figure()?.querySelector(`.${styles.running}`)?.textContent ?? null
const isRunning = () => running() !== null
const widthOf = () => figure()?.getBoundingClientRect().width

/** Stops the clock that figures grow by. The returned function moves it by milliseconds. */
const clockByHand = () => {
  let time = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  onTestFinished(() => clock.mockRestore())
  return (ms: number) => {
    time += ms
  }
}

const Figure = ({ name, value, act }: { name: string; value: number; act?: string }) => (
  <CountUp name={name} value={value} act={act}>
    {(cents) => `HK$${cents.toLocaleString('en-US')}`}
  </CountUp>
)

test('a figure grows to its value within 300 ms, has its final width meanwhile, and screen readers read only the final value', async () => {
  const pass = clockByHand()
  await render(<Figure name="grows" value={1_234_567} />)
  expect(running()).toBe('HK$0')
  const seen = noteChanges(figure() as HTMLElement, () => [running()])
  const width = widthOf()
  expect(final()).toBe('HK$1,234,567')
  expect(figure()?.querySelector(`.${styles.running}`)?.getAttribute('aria-hidden')).toBe('true')
  for (let ms = 0; ms < 240; ms += 60) {
    const before = running()
    pass(60)
    await until(() => running() !== before)
    expect(widthOf()).toBe(width)
  }
  pass(60)
  await until(() => !isRunning())
  expect(widthOf()).toBe(width)
  const values = seen.map((words) => Number(words.replace(/\D/g, '')))
  expect(values.length).toBeGreaterThanOrEqual(4)
  expect(values).toEqual([...values].sort((one, other) => one - other))
})

for (const event of ['pointerdown', 'keydown', 'wheel'])
  test(`a figure that grows has its final value as soon as the person does something else (${event})`, async () => {
    clockByHand()
    await render(<Figure name={`interrupted by ${event}`} value={900} />)
    expect(isRunning()).toBe(true)
    dispatchEvent(new Event(event))
    await until(() => !isRunning())
    expect(figure()?.textContent).toBe('HK$900')
  })

test('a figure grows once: not when it is shown again, and not when its value changes by itself', async () => {
  const pass = clockByHand()
  const first = await render(<Figure name="once" value={100} />)
  expect(isRunning()).toBe(true)
  pass(400)
  await until(() => !isRunning())
  await first.rerender(<Figure name="once" value={250} />)
  expect(figure()?.textContent).toBe('HK$250')
  await first.unmount()
  await render(<Figure name="once" value={300} />)
  expect(figure()?.textContent).toBe('HK$300')
})

test('a figure grows again from the value before when an act of the person changes it', async () => {
  const pass = clockByHand()
  const shown = await render(<Figure name="by an act" value={100} act="before" />)
  pass(400)
  await until(() => !isRunning())
  await shown.rerender(<Figure name="by an act" value={200} act="after" />)
  expect(running()).toBe('HK$100')
  expect(final()).toBe('HK$200')
})

test('with reduced motion a figure has its final value from the start', async () => {
  await reduceMotion()
  await render(<Figure name="still" value={700} />)
  expect(figure()?.textContent).toBe('HK$700')
})
