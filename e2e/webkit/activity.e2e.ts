import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../apps/web/build/built-selector.ts'
import { hasWebKit, press, shown, startWebKit, untilTrue } from './browser.ts'

test.skip(!hasWebKit, 'WebKitGTK is not installed here')

test('R20 in WebKit an activity shows its frame, its terms and its gate, and its link to the sign-in contains the way back', async ({
  baseURL,
}) => {
  const { driver, stop } = await startWebKit()
  try {
    await driver.get(`${baseURL}/?lang=zh-CN#/activityTemplate?code=first-account`)
    await shown(driver, built('main > .activity-body'))
    expect(await driver.executeScript('return document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    await press(driver, built('.activity-body summary'))
    await untilTrue(driver, `document.querySelector('${built('.activity-body')} details[open]')`)

    await press(driver, built('.terms-row'))
    await shown(driver, 'dialog[open] h2')
    await press(driver, 'dialog[open] .icon-button')
    await untilTrue(driver, `!document.querySelector('dialog[open]')`)

    // the panel stays at the bottom of the screen at any scroll position
    const bottom = `Math.round(document.querySelector('${built('.gate-panel')}').getBoundingClientRect().bottom)`
    await shown(driver, built('.gate-panel a.button'))
    expect(await driver.executeScript(`scrollTo(0, 200); return ${bottom} <= innerHeight`)).toBe(true)

    await press(driver, built('.gate-panel a.button'))
    await shown(driver, 'input[type=tel]')
    expect(await driver.getCurrentUrl()).toContain(
      `/loginPage?back=${encodeURIComponent('/activityTemplate?code=first-account')}`,
    )
  } finally {
    await stop()
  }
})
