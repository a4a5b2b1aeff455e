import { Coin, colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** Two shores, a bridge with two lanes, and money that flows both ways. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="250" cy="170" r="190" fill={paint(id, 'aura')} opacity=".55" />
    <path
      fill={colour('5')}
      d="M-900 260v-50c300-40 500-20 890-16 40-30 70-30 110-8 40-30 80-40 120-10 50-46 100-56 180-20v104z"
    />
    <path fill={colour('shade')} d="M-900 208H990v60H-900z" />
    <path fill={paint(id, 'haze')} opacity=".12" d="M-900 208H990v60H-900z" />
    <path
      stroke={colour('1')}
      strokeWidth="2.8"
      strokeLinecap="round"
      opacity=".85"
      d="M140 226h60M168 238h80M130 250h40M232 250h56M216 220h36"
    />
    <g>
      <path
        fill={colour('2')}
        d="M-900 222h300v-10h420v-8H-14v-34h18v-18h20v30h14v-46l10-8 10 8v44h14v-20h20v40h22v44l-14 16H-900z"
      />
      <path fill={paint(id, 'body')} d="M38 222v-70l10-8 10 8v70zM72 222v-28h20v28z" />
      <path
        fill={colour('3')}
        d="M44 164h3v5h-3zM50 164h3v5h-3zM44 176h3v5h-3zM50 188h3v5h-3zM10 162h3v5h-3zM16 172h3v5h-3zM78 202h3v5h-3z"
      />
      <path fill={colour('light')} d="M-900 236H102a4 4 0 0 1 0 7H-900z" />
      <path fill={colour('shade')} opacity=".45" d="M-900 243H100l-14 24H-900z" />
    </g>
    <g>
      <path
        fill={colour('2')}
        d="M400 262H284l-14-16v-40h20v-30h20v-34h10l4-30 4 30h10v40h12V88l14-14 14 14v80h8v-40h24z"
      />
      <path fill={paint(id, 'body')} d="M310 222v-80h28v80zM350 222V88l14-14 14 14v134zM286 222v-38h18v38z" />
      <path fill="#fff" opacity=".18" d="M350 222V88l7-7v141zM310 222v-80h8v80z" />
      <path
        fill={colour('3')}
        d="M316 156h3v5h-3zM326 156h3v5h-3zM316 172h3v5h-3zM326 188h3v5h-3zM357 104h4v6h-4zM367 104h4v6h-4zM357 120h4v6h-4zM367 136h4v6h-4zM357 152h4v6h-4zM292 196h3v5h-3z"
      />
      <path fill={colour('light')} d="M400 236H278a4 4 0 0 0 0 7h122z" />
      <path fill={colour('shade')} opacity=".45" d="M400 243H280l14 24h106z" />
    </g>
    <path
      fill="none"
      stroke={colour('light')}
      strokeWidth="1.8"
      opacity=".85"
      d="M196 128l-92 72M196 140l-70 58M196 152l-48 45M196 166l-26 30M196 128l88 72M196 140l68 58M196 152l46 45M196 166l24 30"
    />
    <path fill={paint(id, 'gold')} d="M190 118a6 6 0 0 1 12 0l6 124h-24z" />
    <path fill={colour('light')} d="M60 200q136-22 260 0v10q-124-20-260 0z" />
    <path fill={colour('2')} d="M60 210q136-20 260 0v6q-124-18-260 0z" />
    {/* to the right of the figure of an offer */}
    <g transform="translate(146 16) scale(.64)">
      <g fill="none" strokeLinecap="round" data-move="rise">
        <path stroke={colour('shade')} strokeWidth="13" opacity=".28" d="M76 168C120 60 250 34 322 84" />
        <path stroke={paint(id, 'gold')} strokeWidth="12" d="M76 160C120 52 250 26 318 74" />
        <path stroke={colour('light')} strokeWidth="2.5" opacity=".7" d="M78 152C124 52 244 24 306 62" />
        <path stroke={colour('shade')} strokeWidth="13" opacity=".28" d="M322 128C262 88 160 104 112 172" />
        <path stroke={colour('6')} strokeWidth="12" d="M318 120C262 80 164 94 114 160" />
        <path stroke={colour('light')} strokeWidth="2.5" opacity=".6" d="M310 109C256 76 170 92 124 138" />
      </g>
      <path
        fill={paint(id, 'gold')}
        strokeLinejoin="round"
        stroke={colour('4')}
        strokeWidth="5"
        d="M306 94l30 4-6-32z"
      />
      <path fill={colour('6')} strokeLinejoin="round" stroke={colour('6')} strokeWidth="5" d="M96 150l4 28 30-10z" />
      <Coin id={id} at="translate(190 62) scale(1.5)" />
      <Coin id={id} at="translate(258 50) scale(1.1)" />
      <Coin id={id} at="translate(226 96) scale(1.2)" />
    </g>
    <Spark at="translate(286 26) scale(1)" fill={colour('light')} />
  </>
)
