import { Arch, Coin, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A phone with a hidden amount, its course and two holdings, behind a lock. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <rect x="36" y="12" width="82" height="134" rx="16" fill={colour('shade')} />
    <rect x="34" y="12" width="82" height="134" rx="16" fill={paint(id, 'deep')} />
    <rect x="40" y="18" width="70" height="122" rx="11" fill={colour('light')} />
    <g>
      <rect x="45" y="24" width="60" height="36" rx="7" fill={paint(id, 'body')} />
      <path fill={paint(id, 'gloss')} opacity=".3" d="M45 31a7 7 0 0 1 7-7h32L54 60h-2a7 7 0 0 1-7-7z" />
      <path stroke={colour('light')} strokeWidth="6" strokeLinecap="round" d="M55 38h.1M66 38h.1M77 38h.1M88 38h.1" />
      <path stroke={colour('3')} strokeWidth="4" strokeLinecap="round" d="M54 51h17" />
    </g>
    <path fill={colour('1')} opacity=".22" d="M45 90l11-5 10 4 13-14 10 4 16-12v30H45z" />
    <path
      fill="none"
      stroke={colour('2')}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M46 90l10-5 10 4 13-14 10 4 13-10"
      data-move="rise"
    />
    <circle cx="102" cy="69" r="6.5" fill={colour('light')} />
    <circle cx="102" cy="69" r="4.5" fill={colour('6')} />
    <rect x="46" y="105" width="12" height="12" rx="4" fill={colour('1')} />
    <rect x="46" y="122" width="12" height="12" rx="4" fill={colour('6')} />
    <path stroke={colour('5')} strokeWidth="5" strokeLinecap="round" d="M66 111h22M66 128h15" />
    <ellipse cx="118" cy="147" rx="32" ry="5" fill={colour('shade')} opacity=".3" />
    <g data-move="rise" data-step="1">
      <path fill="none" stroke={colour('4')} strokeWidth="8" d="M102 106V94a16 16 0 0 1 32 0v12" />
      <path
        fill="none"
        stroke={colour('light')}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
        d="M101 100v-6a17 17 0 0 1 10-15.5"
      />
      <rect x="91" y="104" width="54" height="43" rx="11" fill={colour('4')} />
      <rect x="91" y="103" width="54" height="40" rx="11" fill={paint(id, 'gold')} />
      <path fill={paint(id, 'gloss')} opacity=".45" d="M91 114a11 11 0 0 1 11-11h20l-24 39a11 11 0 0 1-7-10z" />
      <circle cx="118" cy="119" r="5.5" fill={colour('shade')} />
      <path stroke={colour('shade')} strokeWidth="5" strokeLinecap="round" d="M118 120v9" />
    </g>
    <Coin id={id} at="translate(22 136) scale(.8)" />
    <Coin id={id} at="translate(35 141) scale(.62)" />
    <Spark at="translate(138 46) scale(1.1)" fill={colour('6')} />
    <Spark at="translate(22 62) scale(.7)" />
  </>
)
