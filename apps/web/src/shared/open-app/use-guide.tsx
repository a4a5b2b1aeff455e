import { type ReactNode, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { text } from './text.ts'

type GuideSheet = typeof import('./guide-sheet.tsx').GuideSheet

/**
 * Returns the guide and a function that opens it. Its code loads with the first tap, because most hosts never show it.
 * If it fails to load, an alert shows the sentence alone (A5).
 */
export const useGuide = (guide: 'browser' | 'share'): readonly [sheet: ReactNode, open: () => Promise<void>] => {
  const t = useText(text)
  const [Sheet, setSheet] = useState<GuideSheet>()
  const open = async () => {
    try {
      const { GuideSheet } = await import('./guide-sheet.tsx')
      setSheet(() => GuideSheet)
    } catch {
      alert(guide === 'share' ? t.byMenu : t.inBrowser)
    }
  }
  return [Sheet && <Sheet guide={guide} onClose={() => setSheet(undefined)} />, open]
}
