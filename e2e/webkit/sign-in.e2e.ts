import { codeSentTo, expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../apps/web/build/built-selector.ts'
import { hasWebKit, press, pressWhen, shown, startWebKit, type, untilTrue } from './browser.ts'

const found = `[...document.querySelectorAll('dialog [role=option]')].filter((row) => row.checkVisibility())`

test.skip(!hasWebKit, 'WebKitGTK is not installed here')

test('R5 E4 C10 in WebKit a visitor picks an area code, signs in by phone and stays signed in after a reload', async ({
  request,
  baseURL,
  mobileNo,
}) => {
  const { driver, stop } = await startWebKit()
  try {
    await driver.get(`${baseURL}/?lang=zh-HK#/loginPage`)
    await press(driver, built('.area-code-button'))
    await type(driver, 'dialog [role=combobox]', '852')
    // the whole list stays in the document, hidden behind the results
    await untilTrue(driver, `${found}.length === 1`)
    await pressWhen(driver, `${found}[0]`)
    await untilTrue(driver, `!document.querySelector('dialog[open]')`)

    await type(driver, 'input[type=tel]', mobileNo)
    await press(driver, built('.code-send'))
    await untilTrue(driver, `document.querySelector('${built('.code-sent')}')?.textContent.includes('${mobileNo}')`)
    await type(driver, 'input[autocomplete=one-time-code]', await codeSentTo({ request }, `+852${mobileNo}`))
    await press(driver, built('.check'))
    await press(driver, built('form.sign-in button[type=submit]'))

    const masked = `****${mobileNo.slice(-4)}`
    expect(await (await shown(driver, built('.signed-in-card'))).getText()).toContain(masked)
    await driver.navigate().refresh()
    expect(await (await shown(driver, built('.signed-in-card'))).getText()).toContain(masked)
  } finally {
    await stop()
  }
})
