import { colour, paint, type SceneProps, Sky } from '../kit.tsx'

/** A gong on its stand rings over a trading hall. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <path fill={paint(id, 'dim')} opacity=".6" d="M-900 150H990v116H-900z" />
    <circle cx="284" cy="122" r="176" fill={paint(id, 'warm')} opacity=".3" />
    {/* the whole stand is within the picture */}
    <g transform="translate(-14 0)">
      <g fill="none" stroke={colour('3')} data-move="spread">
        <circle cx="284" cy="122" r="104" strokeWidth="5" opacity=".5" />
        <circle cx="284" cy="122" r="128" strokeWidth="4" opacity=".3" />
        <circle cx="284" cy="122" r="154" strokeWidth="3" opacity=".18" />
      </g>
      <ellipse cx="284" cy="262" rx="150" ry="14" fill={colour('shade')} opacity=".6" />
      <path fill={paint(id, 'wood')} d="M184 26a6 6 0 0 1 12 0v222h-12zM372 26a6 6 0 0 1 12 0v222h-12z" />
      <linearGradient id={`${id}wood`} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={colour('6')} />
        <stop offset="1" stopColor={colour('2')} />
      </linearGradient>
      <path fill={colour('6')} d="M166 22c0-8 6-6 10-2h216c4-4 10-6 10 2v14c0 6-4 6-8 6H174c-4 0-8 0-8-6z" />
      <path fill="#fff" opacity=".2" d="M166 22c0-8 6-6 10-2h216c4-4 10-6 10 2v3H166z" />
      <path
        fill={colour('6')}
        d="M170 246h40a5 5 0 0 1 5 5v12h-50v-12a5 5 0 0 1 5-5M358 246h40v20h-45v-15a5 5 0 0 1 5-5"
      />
      <path fill="none" stroke={colour('light')} strokeWidth="4" d="M246 40l6 22M322 40l-6 22" />
      <g data-move="sway">
        <circle cx="290" cy="130" r="84" fill="#000" opacity=".3" />
        <circle cx="284" cy="122" r="84" fill={colour('2')} />
        <circle cx="282" cy="120" r="81" fill={paint(id, 'gold')} />
        <circle cx="283" cy="121" r="66" fill="none" stroke={colour('2')} strokeWidth="3" opacity=".6" />
        <circle cx="283" cy="121" r="62" fill={paint(id, 'body')} />
        <circle cx="283" cy="121" r="44" fill="none" stroke={colour('2')} strokeWidth="2" opacity=".45" />
        <circle cx="284" cy="122" r="27" fill={colour('2')} opacity=".55" />
        <circle cx="282" cy="120" r="26" fill={paint(id, 'gold')} />
        <path fill={paint(id, 'gloss')} opacity=".5" d="M216 78a81 81 0 0 1 92-36L226 178a81 81 0 0 1-10-100" />
        <circle cx="252" cy="60" r="5" fill={colour('light')} />
        <circle cx="316" cy="60" r="5" fill={colour('light')} />
      </g>
      <g transform="rotate(34 214 170)">
        <rect x="206" y="168" width="9" height="84" rx="4" fill={paint(id, 'wood')} />
        <rect x="192" y="142" width="38" height="30" rx="11" fill={colour('light')} />
        <rect x="192" y="160" width="38" height="12" rx="6" fill="#000" opacity=".14" />
        <path fill={colour('6')} d="M192 153h38v6h-38z" />
      </g>
    </g>
  </>
)
