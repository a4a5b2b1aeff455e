import { type ReactNode, useState } from 'react'
import { Consents } from '../../shared/agreements/consents.tsx'
import { AreaCodeButton } from '../../shared/area-codes/area-code-button.tsx'
import { BrandMark } from '../../shared/ui/brand-mark.tsx'
import { Button } from '../../shared/ui/button.tsx'
import * as styles from '../../shared/ui/field.module.css'
import { FieldError } from '../../shared/ui/field-error.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import * as icons from '../../shared/ui/icons.ts'
import { Notice } from '../../shared/ui/notice.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { showToast } from '../../shared/ui/toast.ts'

export const title = 'Basics'

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <h3>{name}</h3>
    {children}
  </>
)

const tokens = [
  'ground',
  'paper',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'brand',
  'brand-soft',
  'hero',
  'accent',
  'danger',
  'good',
  'warn',
]

export const Part = () => {
  const [open, setOpen] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [area, setArea] = useState({ id: 'HK', value: '852' })
  return (
    <>
      <Group name="Colours">
        <ul className="gallery-colours" role="list">
          {tokens.map((token) => (
            <li key={token}>
              <span style={{ background: `var(--${token})` }} />
              {token}
            </li>
          ))}
        </ul>
      </Group>
      <Group name="Type">
        <div className="hero">
          <h1>Know the rules</h1>
          <p className="lead">Then take part.</p>
        </div>
        <h1>Headline 标题 標題</h1>
        <h2>Section 小节 小節</h2>
        <p>Text 正文 +852 5123 4567</p>
        <p className="lead">Lead 导语 導語</p>
      </Group>
      <Group name="Brand">
        <BrandMark />
      </Group>
      <Group name="Buttons">
        <Button>Main</Button>
        <Button busy>Busy</Button>
        <Button blocked>Blocked</Button>
        <Button look="plain">Plain</Button>
        <Button look="quiet">Quiet</Button>
      </Group>
      <Group name="Fields">
        <div className={styles.field}>
          <label className={styles.fieldLabel} htmlFor="gallery-field">
            Phone number
          </label>
          <div className={styles.fieldBox}>
            <AreaCodeButton selected={area} onPick={setArea} onFailed={showToast} />
            <input id="gallery-field" className="numbers" placeholder="5123 4567" />
          </div>
        </div>
        <div className={styles.field}>
          <label className={styles.fieldLabel} htmlFor="gallery-wrong">
            Wrong
          </label>
          <div className={`${styles.fieldBox} ${styles.isWrong}`}>
            <input id="gallery-wrong" aria-invalid defaultValue="123" aria-describedby="gallery-error" />
          </div>
          <FieldError id="gallery-error">Malformed phone number</FieldError>
        </div>
      </Group>
      <Group name="Consents">
        <Consents
          agreed={agreed}
          error="Please read and agree to the documents first"
          onAgreed={setAgreed}
          marketing={{ agreed: false, onAgreed: () => undefined }}
        />
      </Group>
      <Group name="Notices">
        {(['info', 'good', 'warn', 'danger'] as const).map((tone) => (
          <Notice key={tone} tone={tone}>
            This is {tone}: what it means and what to do.
          </Notice>
        ))}
      </Group>
      <Group name="Spinner and icons">
        <p className="gallery-icons">
          <Spinner />
          {Object.entries(icons).map(([name, path]) => (
            <Icon key={name} path={path} />
          ))}
        </p>
      </Group>
      <Group name="Toast and sheet">
        <Button look="plain" onClick={() => showToast('已登录')}>
          Show a toast
        </Button>
        <Button look="plain" onClick={() => setOpen(true)}>
          Open a sheet
        </Button>
        {open && (
          <Sheet
            title="A sheet"
            onClose={() => setOpen(false)}
            footer={(close) => <Button onClick={close}>Done</Button>}
          >
            <p>{'Content that is long enough to scroll. '.repeat(60)}</p>
          </Sheet>
        )}
      </Group>
    </>
  )
}
