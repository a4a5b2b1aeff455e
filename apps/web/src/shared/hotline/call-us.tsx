import { brand } from '@foyer/api/brand'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { text } from './text.ts'

/** A link to the hotline, for cases that only the firm's staff can resolve. */
export const CallUs = () => (
  <a className="button button-plain numbers" href={`tel:${brand.hotline.replaceAll(' ', '')}`}>
    {fill(useText(text).call, { hotline: brand.hotline })}
  </a>
)
