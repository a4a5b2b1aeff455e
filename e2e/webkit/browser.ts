import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@foyer/testing/free-port'
import { Builder, By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver'

/** Whether the journeys in WebKit can run. `npm test` installs their requirements if it can. */
export const hasWebKit = existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')

/** How long WebKit or its driver may take on a busy machine, in milliseconds. */
const timeout = 60_000

/** Starts a virtual display; X reports the number it chose. */
const startDisplay = async (): Promise<{ name: string; process: ChildProcess }> => {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const pipe = process.stdio[3]
  if (!pipe) throw new Error('Xvfb has no pipe for its display number')
  const [number] = (await once(pipe, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, process }
}

const isListening = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/status`)).ok
  } catch {
    return false
  }
}

/**
 * Starts WebKit with empty storage, as wide as a phone. `stop` ends it with all processes it started.
 *
 * @param waitFor how much of a page has to be loaded before the next command; `none` if a page is used while it loads
 */
export const startWebKit = async (
  waitFor: 'normal' | 'none' = 'normal',
): Promise<{ driver: WebDriver; stop: () => Promise<void> }> => {
  const display = await startDisplay()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  })
  const deadline = performance.now() + timeout
  while (!(await isListening(url))) {
    if (performance.now() > deadline) throw new Error('WebKitWebDriver does not listen')
    await wait(100)
  }
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: waitFor,
      'webkitgtk:browserOptions': { args: ['--automation', '--private'] },
    })
    .build()
  await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
  return {
    driver,
    stop: async () => {
      await driver.quit()
      service.kill()
      display.process.kill()
    },
  }
}

/** Waits for an element and returns it once it is visible. */
export const shown = async (driver: WebDriver, css: string): Promise<WebElement> =>
  driver.wait(until.elementIsVisible(await driver.wait(until.elementLocated(By.css(css)), timeout, css)), timeout, css)

/** Presses an element once it no longer moves, because WebDriver clicks where it was, also while a sheet slides in. What moves with the scroll position never ends. */
export const press = async (driver: WebDriver, css: string): Promise<void> => {
  const element = await shown(driver, css)
  await untilTrue(
    driver,
    `document.getAnimations().every(({ playState, effect, timeline }) =>
      playState !== 'running' || timeline !== document.timeline || effect.getComputedTiming().endTime === Infinity)`,
  )
  await element.click()
}

/** Presses the element that a script finds, once it no longer moves. */
export const pressWhen = (driver: WebDriver, script: string): Promise<unknown> =>
  driver.wait(async () => {
    try {
      const element = await driver.executeScript<WebElement | null>(`return ${script}`)
      await element?.click()
      return element !== null
    } catch (cause) {
      if (cause instanceof error.ElementNotInteractableError || cause instanceof error.StaleElementReferenceError)
        return false
      throw cause
    }
  }, timeout)

export const type = async (driver: WebDriver, css: string, text: string): Promise<void> =>
  (await shown(driver, css)).sendKeys(text)

/** Waits until a script returns true in the page. */
export const untilTrue = (driver: WebDriver, script: string): Promise<unknown> =>
  driver.wait(() => driver.executeScript<boolean>(`return Boolean(${script})`), timeout, script)
