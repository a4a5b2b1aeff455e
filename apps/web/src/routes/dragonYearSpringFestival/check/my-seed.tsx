import { visitorSeedPattern } from '@foyer/api/arithmetic/draw-outcome'
import { useId } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as fieldStyles from '../../../shared/ui/field.module.css'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { useDrawState } from '../draw-state.tsx'
import * as pageStyles from '../page.module.css'
import { newVisitorSeed } from '../visitor-seed.ts'
import * as styles from './check.module.css'
import { text } from './text.ts'

/** The visitor's seed of the next draw. It is generated here, and the visitor can change it. */
export const MySeed = () => {
  const t = useText(text)
  const id = useId()
  const { seed, setSeed } = useDrawState()
  const isWrong = !visitorSeedPattern.test(seed)
  return (
    <div className={`${fieldStyles.field} ${styles.mySeed}`}>
      <label className={fieldStyles.fieldLabel} htmlFor={id}>
        {t.mySeed}
      </label>
      <span className={isWrong ? `${fieldStyles.fieldBox} ${fieldStyles.isWrong}` : fieldStyles.fieldBox}>
        <input
          id={id}
          className={styles.hash}
          value={seed}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => setSeed(event.target.value.trim())}
        />
      </span>
      <FieldError id={`${id}-error`}>{isWrong ? t.mySeedWrong : undefined}</FieldError>
      <p id={`${id}-hint`} className={pageStyles.drawNote}>
        {t.mySeedHint}
      </p>
      <Button look="plain" onClick={() => setSeed(newVisitorSeed())}>
        {t.newSeed}
      </Button>
    </div>
  )
}
