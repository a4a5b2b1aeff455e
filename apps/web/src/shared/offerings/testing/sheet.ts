import { page, userEvent } from 'vitest/browser'
import { appears, disappears } from '../../../testing/appears.ts'
import * as gateStyles from '../../activity/gate/gate.module.css'
import * as passwordSheetStyles from '../../ui/password-keypad/password-sheet.module.css'
import * as segmentedStyles from '../../ui/segmented.module.css'
import * as sheetStyles from '../../ui/sheet.module.css'
import * as skeletonStyles from '../../ui/skeleton.module.css'
import * as spinnerStyles from '../../ui/spinner.module.css'
import * as applyStyles from '../apply/apply.module.css'
import * as offeringsStyles from '../offerings.module.css'

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
export const lastSheet = () => page.getByCss(`dialog.${sheetStyles.sheet}`).last()
/** Presses the main button of the topmost sheet. */
export const pressSheetFooter = () => lastSheet().getByCss(`.${sheetStyles.sheetFooter} .button`).first().click()

/** Waits until the offerings and the gate have loaded. */
export const settled = async (): Promise<void> => {
  await appears('[data-offering]')
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}, .activity .${skeletonStyles.skeleton}`)
}

/** Opens the application sheet. */
export const openSheet = async (): Promise<void> => {
  await appears(`.${gateStyles.gatePanel} button:not([aria-disabled])`)
  press(`.${gateStyles.gatePanel} button:not([aria-disabled])`)
  await appears(`.${applyStyles.applyForm}`)
}

/** Opens the document and closes it again. */
export const readDocument = async (): Promise<void> => {
  press(`.${applyStyles.applyForm} .${offeringsStyles.documentRow}`)
  await appears(`.${offeringsStyles.document}`)
  await pressSheetFooter()
  await disappears(`.${offeringsStyles.document}`)
}

/** Fills in the application sheet after opening the document. */
export const fillIn = async ({ lots = 1, method = 'cash' }: { lots?: number; method?: 'cash' | 'margin' } = {}) => {
  await openSheet()
  await page.getByCss(`.${applyStyles.applyForm} [role="spinbutton"]`).fill(String(lots))
  if (method === 'margin') press(`.${applyStyles.applyMethod} .${segmentedStyles.segment}:nth-of-type(2)`)
  await readDocument()
}

/** Types six digits on the device's keyboard. */
export const typePassword = async (digits = '246810'): Promise<void> => {
  await appears(`.${passwordSheetStyles.keypad}`)
  await userEvent.keyboard(digits)
}

/** Confirms the completed sheet with the trading password. */
export const confirm = async (digits?: string): Promise<void> => {
  await pressSheetFooter()
  await typePassword(digits)
}
