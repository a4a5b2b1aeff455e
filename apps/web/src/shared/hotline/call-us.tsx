import { brand } from '@foyer/api/brand'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { text } from './text.ts'

/** A link to the hotline, for cases that only the firm's staff can resolve. It is the main action of help, and quiet while nobody answers. */
export const CallUs = ({ look = 'plain' }: { look?: 'main' | 'plain' | 'quiet' }) => (
  <a
    className={look === 'main' ? 'button numbers' : `button button-${look} numbers`}
    href={`tel:${brand.hotline.replaceAll(' ', '')}`}
  >
    {fill(useText(text).call, { hotline: brand.hotline })}
  </a>
)
