import { colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** A film plays on a card, with its strip and a clapper. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="280" cy="140" r="200" fill={paint(id, 'aura')} opacity=".5" />
    <g data-move="rise">
      <path fill="none" stroke={colour('shade')} strokeWidth="54" d="M60 290C120 180 200 250 270 150S400 40 430 20" />
      <path
        fill="none"
        stroke={colour('5')}
        strokeWidth="30"
        d="M60 290C120 180 200 250 270 150S400 40 430 20"
        strokeDasharray="34 7"
      />
      <path
        fill="none"
        stroke={colour('line')}
        strokeWidth="5"
        strokeDasharray="7 8"
        opacity=".8"
        d="M40 278C98 158 186 228 252 136S384 22 418 0M80 302C140 202 214 272 288 164S416 58 442 40"
      />
    </g>
    <g transform="rotate(-6 270 160)">
      <rect x="166" y="92" width="208" height="138" rx="16" fill="#000" opacity=".3" transform="translate(6 10)" />
      <rect x="166" y="92" width="208" height="138" rx="16" fill={colour('light')} />
      <clipPath id={`${id}screen`}>
        <rect x="174" y="100" width="192" height="108" rx="10" />
      </clipPath>
      <g clipPath={paint(id, 'screen')}>
        <rect x="174" y="100" width="192" height="108" fill={paint(id, 'scene')} />
        <linearGradient id={`${id}scene`} x1="0" y1="0" x2=".4" y2="1">
          <stop stopColor={colour('6')} />
          <stop offset="1" stopColor={colour('3')} />
        </linearGradient>
        <circle cx="226" cy="166" r="34" fill={colour('light')} opacity=".8" />
        <path fill={colour('1')} d="M170 214v-26l26-20 24 18 34-30 30 26 34-40 60 50v26z" opacity=".7" />
        <path
          fill={colour('2')}
          d="M170 214v-16h16v-12h12v16h12v-26h14v30h12v-40l7-8 7 8v30h14v-16h16v20h12v-48l8-9 8 9v44h14v-24h18v26h30v16z"
        />
        <path fill={paint(id, 'gloss')} opacity=".3" d="M174 100h90l-60 108h-30z" />
      </g>
      <circle cx="270" cy="154" r="27" fill={colour('shade')} opacity=".3" transform="translate(2 4)" />
      <circle cx="270" cy="154" r="27" fill={colour('light')} />
      <path fill={colour('2')} stroke={colour('2')} strokeWidth="4" strokeLinejoin="round" d="M262 142l20 12-20 12z" />
      <path stroke={colour('line')} strokeWidth="5" strokeLinecap="round" d="M180 219h180" />
      <path stroke={colour('2')} strokeWidth="5" strokeLinecap="round" d="M180 219h86" />
      <circle cx="266" cy="219" r="6" fill={colour('2')} />
    </g>
    <g data-move="sway">
      <g transform="rotate(9 330 60)">
        <path fill="#000" opacity=".25" d="M286 60h94v58h-94z" transform="translate(5 7)" />
        <rect x="284" y="58" width="98" height="60" rx="8" fill={colour('shade')} />
        <path fill={colour('light')} d="M284 66a8 8 0 0 1 8-8h82a8 8 0 0 1 8 8v10h-98z" />
        <path fill={colour('shade')} d="M296 58h14l-10 18h-14zM324 58h14l-10 18h-14zM352 58h14l-10 18h-14z" />
        <path stroke={colour('line')} strokeWidth="3.5" strokeLinecap="round" opacity=".7" d="M296 90h44M296 102h28" />
        <circle cx="362" cy="97" r="9" fill={paint(id, 'gold')} />
        <g transform="rotate(-16 288 54)">
          <rect x="284" y="38" width="98" height="16" rx="5" fill={colour('light')} />
          <path fill={colour('shade')} d="M296 38h14l10 16h-14zM324 38h14l10 16h-14zM352 38h14l10 16h-14z" />
        </g>
      </g>
    </g>
    <Spark at="translate(160 74) scale(1)" fill={colour('light')} />
    <Spark at="translate(252 58) scale(.8)" />
    <Spark at="translate(140 176) scale(.8)" fill={colour('6')} />
  </>
)
