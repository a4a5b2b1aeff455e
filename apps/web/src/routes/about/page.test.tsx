import { brand } from '@foyer/api/brand'
import type { ClientConfig } from '@foyer/protocol/config'
import { expectAccessible, publicDocument } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as styles from './page.module.css'
import { loseNotices, states } from './states.ts'

const open = async () => {
  await openScreen('/about')
  await expect.element(page.getByCss(`.${styles.aboutParts}`)).toBeVisible()
}

afterEach(() => void vi.restoreAllMocks())

testStates(states)

test('R31 O6 the firm, its official addresses, the hotline and the address for complaints are on one page', async () => {
  await open()
  const about = page.getByCss(`.${styles.aboutParts}`)
  for (const fact of [brand.firm['en-US'], brand.ceNumber, ...brand.hosts])
    await expect.element(about).toMatchTextContent(fact)
  await expect.element(about.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+85230000000')
  await expect
    .element(about.getByRole('link', { name: /^Write to/ }))
    .toHaveAttribute('href', `mailto:${brand.complaintsEmail}`)
  await expect.element(about).toMatchTextContent('Financial Dispute Resolution Centre')
  const { release, server } = await publicDocument<ClientConfig>('/config.json')
  await expect.element(about.getByText('Current version')).toBeVisible()
  await expect.element(about.getByText(server ?? '', { exact: true })).not.toBeVisible()
  const versions = () =>
    [...document.querySelectorAll('[aria-labelledby="about-versions"] dd')].map(({ textContent }) => textContent)
  await expect.poll(versions).toEqual([release.split('+')[0], release, server])
  await about.getByText('Technical details').click()
  await expect.element(about.getByText(server ?? '', { exact: true })).toBeVisible()
  // the server's version with its newest migration
  expect(server).toMatch(/^\d+\.\d+\.\d+\+\d{4}$/)
  await expectAccessible()
})

test('R31 the open-source notices load only on request, each with its licence', async () => {
  const { requestedUrls, bringBack } = loseNotices()
  await open()
  const show = page.getByRole('button', { name: 'Show the notices' })
  await expect.element(show).toBeVisible()
  expect(requestedUrls).toEqual([])
  await show.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This did not load')
  bringBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByCss('summary')
    .filter({ hasText: /^react19/ })
    .click()
  await expect.element(page.getByCss('pre')).toMatchTextContent('Permission is hereby granted')
  expect(requestedUrls.length).toBe(2)
  await expectAccessible()
})
