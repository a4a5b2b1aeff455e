import { colour, type Placed, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

interface BlockProps extends SceneProps, Placed {
  fill: string
  step: number
}

/** A glass block of 70 with a lit top, a front that lets light through, and a shaded side. */
const Block = ({ id, at, fill, step }: BlockProps) => (
  <g data-move="rise" data-step={step}>
    <g transform={at} strokeLinejoin="round">
      <path fill={colour('shade')} stroke={colour('shade')} strokeWidth="4" d="M70 0l22-16v70L70 70z" />
      <path fill={fill} stroke={fill} strokeWidth="4" opacity=".75" d="M70 0l22-16v70L70 70z" />
      <path fill={colour('light')} stroke={colour('light')} strokeWidth="4" opacity=".9" d="M0 0l22-16h70L70 0z" />
      <path fill={fill} stroke={fill} strokeWidth="4" opacity=".55" d="M0 0l22-16h70L70 0z" />
      <rect x="-1" y="-1" width="72" height="72" rx="5" fill={colour('2')} />
      <rect x="-1" y="-1" width="72" height="72" rx="5" fill={fill} opacity=".8" />
      <path fill={paint(id, 'gloss')} opacity=".5" d="M-1 4a5 5 0 0 1 5-5h38L-1 50z" />
      <rect
        x="5"
        y="5"
        width="60"
        height="60"
        rx="3"
        fill="none"
        stroke={colour('light')}
        strokeWidth="1.6"
        opacity=".5"
      />
    </g>
  </g>
)

/** Blocks of glass in a stack, and a line that runs across them. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="290" cy="130" r="200" fill={paint(id, 'aura')} opacity=".6" />
    <path
      stroke={colour('5')}
      strokeWidth="2"
      d="M-900 236H400M-900 214H400M20 260l60-66M100 260l44-66M180 260l28-66M260 260l10-66M340 260l-8-66"
      opacity=".9"
    />
    <g fill="none" stroke={colour('1')} strokeWidth="2.4" opacity=".55">
      <path d="M20 190h44l14-14h40M58 220h60l16-16M390 24h-40l-14 14h-60l-16-16V8" />
    </g>
    <g fill={colour('3')}>
      <circle cx="20" cy="190" r="4" />
      <circle cx="118" cy="176" r="4" />
      <circle cx="58" cy="220" r="4" />
      <circle cx="260" cy="8" r="4" />
    </g>
    <ellipse cx="284" cy="248" rx="150" ry="14" fill={colour('3')} opacity=".22" />
    <Block id={id} at="translate(150 176)" fill={colour('1')} step={0} />
    <Block id={id} at="translate(228 176)" fill={colour('6')} step={1} />
    <Block id={id} at="translate(306 176)" fill={colour('1')} step={2} />
    <Block id={id} at="translate(228 98)" fill={colour('4')} step={3} />
    <Block id={id} at="translate(306 98)" fill={colour('6')} step={4} />
    <Block id={id} at="translate(306 20)" fill={colour('1')} step={5} />
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        stroke={colour('shade')}
        strokeWidth="9"
        opacity=".45"
        d="M128 234l34-12 26 10 36-36 30 12 22-44 32-18 20 14 24-46 22 38 22-18 24 10"
      />
      <path
        stroke={colour('3')}
        strokeWidth="6"
        d="M128 228l34-12 26 10 36-36 30 12 22-44 32-18 20 14 24-46 22 38 22-18 24 10"
      />
      <path
        stroke={colour('light')}
        strokeWidth="2"
        d="M128 227l34-12 26 10 36-36 30 12 22-44 32-18 20 14 24-46 22 38 22-18 24 10"
        opacity=".8"
      />
    </g>
    <circle cx="254" cy="202" r="7" fill={colour('light')} />
    <circle cx="308" cy="140" r="7" fill={colour('light')} />
    <circle cx="352" cy="108" r="10" fill={colour('3')} opacity=".4" />
    <circle cx="352" cy="108" r="6" fill={colour('light')} />
    <Spark at="translate(206 128) scale(1.1)" fill={colour('6')} />
    <Spark at="translate(272 42) scale(.9)" />
  </>
)
