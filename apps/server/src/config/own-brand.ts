import { type Brand, brand } from '@foyer/api/brand'
import { sampleValuesIn } from '@foyer/api/brand/sample-brand'
import { brand as institutionBrand } from '@foyer/api/institution-brand'
import type { Environment } from './environment.ts'
import { StartError } from './start-error.ts'

/** The brand files that clients and texts are made from. */
const ours: Readonly<Record<string, Brand>> = { 'brand.json': brand, 'brand.institution.json': institutionBrand }

/** One line for each brand file that still has values of the sample firm; empty if both are the firm's own. */
export const sampleBrandLines = (files = ours): readonly string[] =>
  Object.entries(files).flatMap(([name, file]) => {
    const values = sampleValuesIn(file)
    return values.length === 0 ? [] : [`${name}: ${values.join(', ')}`]
  })

/**
 * Production shows people who the firm is, so it does not start with the sample firm, unless a trial allows it by name
 * (ADOPT-7).
 *
 * @throws StartError that names every value that is still the sample's
 */
export const requireOwnBrand = ({ SAMPLE_BRAND }: Pick<Environment, 'SAMPLE_BRAND'>, files = ours): void => {
  const lines = sampleBrandLines(files)
  if (lines.length === 0 || SAMPLE_BRAND === 'allowed') return
  throw new StartError(
    `Production needs the firm's own brand. These values are still the sample's: ${lines.join('; ')}. Replace them and build again, or accept them for a trial with SAMPLE_BRAND=allowed.`,
  )
}
