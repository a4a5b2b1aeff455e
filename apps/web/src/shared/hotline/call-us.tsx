import { brand } from '@foyer/api/brand'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { text } from './text.ts'

/** A link to the hotline, for cases that only the firm's staff can resolve. `isMain` if it is the only way on. */
export const CallUs = ({ isMain = false }) => (
  <a className={`button numbers${isMain ? '' : ' button-plain'}`} href={`tel:${brand.hotline.replaceAll(' ', '')}`}>
    {fill(useText(text).call, { hotline: brand.hotline })}
  </a>
)
