// Generated from openapi.generated.json by `npm run generate`. No other type is needed to use it.

export type JsonInput =
  | string
  | number
  | boolean
  | null
  | JsonInput[]
  | {
      [k: string]: JsonInput
    }
export type Json =
  | string
  | number
  | boolean
  | null
  | Json[]
  | {
      [k: string]: Json
    }

export interface Calls {
  /**
   * All activities with their phase by the business clock: open, upcoming, ended
   */
  'GET /api/activities': {
    reply: {
      asOf: number
      activities: {
        number: number
        code: string
        route: string
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        lead: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        phase: 'upcoming' | 'open' | 'ended'
        opensAt: number
        closesAt: number
        theme?:
          | 'brand'
          | 'festival'
          | 'moon'
          | 'growth'
          | 'money'
          | 'points'
          | 'green'
          | 'digital'
          | 'food'
          | 'border'
          | 'live'
          | 'gift'
          | 'shares'
          | 'learn'
          | 'dawn'
          | 'strait'
        scene?:
          | 'brand'
          | 'festival'
          | 'moon'
          | 'financing'
          | 'live'
          | 'points'
          | 'green-bond'
          | 'cashback'
          | 'gift'
          | 'digital-assets'
          | 'new-shares'
          | 'wealth-account'
          | 'wealth-connect'
          | 'food'
          | 'briefing'
          | 'account-health'
          | 'first-account'
          | 'films'
        offer?: {
          figure: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          unit?: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          label: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }
        audience?: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        isOnAir?: true
      }[]
    }
    refusal: Refusal
  }
  /**
   * The open and upcoming activities whose page names a security; without those withheld from the caller
   */
  'GET /api/activities/of-security/{security}': {
    params: {
      security: string
    }
    reply: {
      asOf: number
      activities: {
        number: number
        code: string
        route: string
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        lead: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        phase: 'upcoming' | 'open' | 'ended'
        opensAt: number
        closesAt: number
        theme?:
          | 'brand'
          | 'festival'
          | 'moon'
          | 'growth'
          | 'money'
          | 'points'
          | 'green'
          | 'digital'
          | 'food'
          | 'border'
          | 'live'
          | 'gift'
          | 'shares'
          | 'learn'
          | 'dawn'
          | 'strait'
        scene?:
          | 'brand'
          | 'festival'
          | 'moon'
          | 'financing'
          | 'live'
          | 'points'
          | 'green-bond'
          | 'cashback'
          | 'gift'
          | 'digital-assets'
          | 'new-shares'
          | 'wealth-account'
          | 'wealth-connect'
          | 'food'
          | 'briefing'
          | 'account-health'
          | 'first-account'
          | 'films'
        offer?: {
          figure: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          unit?: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          label: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }
        audience?: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        isOnAir?: true
      }[]
    }
    refusal: Refusal
  }
  /**
   * One activity with its published page or a draft; withheld content is omitted for a mainland address
   */
  'GET /api/activities/{code}': {
    params: {
      code: string
    }
    query: {
      preview?: string
    }
    reply: {
      number: number
      code: string
      route: string
      title: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      lead: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      phase: 'upcoming' | 'open' | 'ended'
      opensAt: number
      closesAt: number
      theme?:
        | 'brand'
        | 'festival'
        | 'moon'
        | 'growth'
        | 'money'
        | 'points'
        | 'green'
        | 'digital'
        | 'food'
        | 'border'
        | 'live'
        | 'gift'
        | 'shares'
        | 'learn'
        | 'dawn'
        | 'strait'
      scene?:
        | 'brand'
        | 'festival'
        | 'moon'
        | 'financing'
        | 'live'
        | 'points'
        | 'green-bond'
        | 'cashback'
        | 'gift'
        | 'digital-assets'
        | 'new-shares'
        | 'wealth-account'
        | 'wealth-connect'
        | 'food'
        | 'briefing'
        | 'account-health'
        | 'first-account'
        | 'films'
      offer?: {
        figure: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        unit?: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        label: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
      }
      audience?: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      isOnAir?: true
      asOf: number
      headline?: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      joinLevel: ('register' | 'login') | null
      quota: {
        total: number
        remaining: number
      } | null
      notices: {
        language: 'zh-CN' | 'zh-HK' | 'en-US'
        text: string
      }[]
      withheld: boolean
      version: number
      publishedAt: number | null
      blocks: (
        | {
            kind: 'hero'
            theme?:
              | 'brand'
              | 'festival'
              | 'moon'
              | 'growth'
              | 'money'
              | 'points'
              | 'green'
              | 'digital'
              | 'food'
              | 'border'
              | 'live'
              | 'gift'
              | 'shares'
              | 'learn'
              | 'dawn'
              | 'strait'
            scene?:
              | 'brand'
              | 'festival'
              | 'moon'
              | 'financing'
              | 'live'
              | 'points'
              | 'green-bond'
              | 'cashback'
              | 'gift'
              | 'digital-assets'
              | 'new-shares'
              | 'wealth-account'
              | 'wealth-connect'
              | 'food'
              | 'briefing'
              | 'account-health'
              | 'first-account'
              | 'films'
            kicker?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            lead: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            offer?: {
              figure: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              unit?: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              label: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            }
            audience?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            warning?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            art?: string
            artAlt?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            focus?: {
              x: number
              y: number
            }
          }
        | {
            kind: 'text'
            title?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            paragraphs: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
          }
        | {
            kind: 'image'
            media: string
            width: number
            height: number
            alt: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            focus?: {
              x: number
              y: number
            }
            caption?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }
        | {
            kind: 'video'
            title?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            media: string
            poster: string
            width: number
            height: number
            durationSeconds: number
            captions: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            description: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }
        | {
            kind: 'countdown'
            label: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            to: number
          }
        | {
            kind: 'steps'
            title?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            steps: {
              title: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            }[]
          }
        | {
            kind: 'rewards'
            title?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            rewards: {
              name: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              note: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              value?: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              art?: string
              artAlt?: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              focus?: {
                x: number
                y: number
              }
            }[]
          }
        | {
            kind: 'quotes'
            title?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            instruments: string[]
          }
        | {
            kind: 'rules'
            title?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            rules: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
          }
        | {
            kind: 'faq'
            title?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            questions: {
              id: string
              question: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              answer: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            }[]
          }
        | {
            kind: 'terms'
            title?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            sections: {
              heading: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            }[]
          }
        | {
            kind: 'join'
            label: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note?: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            next?: {
              route: string
              label: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              note?: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            }
          }
        | {
            kind: 'risk'
            paragraphs: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
          }
      )[]
      stages: {
        id: string
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        text: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        action: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        film?: string
        opensAt: number
        closesAt: number
        phase: 'upcoming' | 'open' | 'ended'
        quota: {
          total: number
          remaining: number
        } | null
      }[]
      preview: boolean
      previewGate?:
        | 'mainland'
        | 'joined'
        | 'not_started'
        | 'ended'
        | 'anonymous'
        | 'registered'
        | 'ineligible'
        | 'sold_out'
        | 'available'
    }
    refusal: Refusal
  }
  /**
   * Report a failure of the client, without personal data
   */
  'POST /api/client-errors': {
    body: {
      name: string
      message: string
      /**
       * @maxItems 12
       */
      stack:
        | []
        | [string]
        | [string, string]
        | [string, string, string]
        | [string, string, string, string]
        | [string, string, string, string, string]
        | [string, string, string, string, string, string]
        | [string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string, string]
      route: string
      release: string
      [k: string]: unknown
    }
    refusal: Refusal
  }
  /**
   * Current versions of the agreements by key
   */
  'GET /api/content/agreements': {
    reply: {
      [k: string]: string
    }
    refusal: Refusal
  }
  /**
   * The current version of an agreement in one language
   */
  'GET /api/content/agreements/{key}': {
    params: {
      key: string
    }
    query: {
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
    }
    reply: {
      key: 'disclaimer' | 'privacy' | 'service' | 'marketing'
      version: string
      effective: string
      title: string
      language?: 'zh-CN' | 'zh-HK' | 'en-US'
      sections: {
        heading: string
        paragraphs: string[]
      }[]
    }
    refusal: Refusal
  }
  /**
   * Areas for delivery in one language: the mainland down to counties, Hong Kong down to districts
   */
  'GET /api/content/areas': {
    query: {
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
    }
    reply: {
      mainland: {
        code: string
        name: string
        cities: {
          code: string
          name: string
          counties: {
            code: string
            name: string
          }[]
        }[]
      }[]
      hongKong: {
        code: 'hong_kong_island' | 'kowloon' | 'new_territories'
        name: string
        districts: {
          code:
            | 'central_and_western'
            | 'wan_chai'
            | 'eastern'
            | 'southern'
            | 'yau_tsim_mong'
            | 'sham_shui_po'
            | 'kowloon_city'
            | 'wong_tai_sin'
            | 'kwun_tong'
            | 'kwai_tsing'
            | 'tsuen_wan'
            | 'tuen_mun'
            | 'yuen_long'
            | 'north'
            | 'tai_po'
            | 'sha_tin'
            | 'sai_kung'
            | 'islands'
          name: string
        }[]
      }[]
    }
    refusal: Refusal
  }
  /**
   * Result of every rule of an offer for a visitor; refused if withheld from the address
   */
  'GET /api/conversion/access/{offer}': {
    params: {
      offer: string
    }
    reply: {
      asOf: number
      balance: {
        available: number
        held: number
      } | null
      welcome: number
      offer: {
        code: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        note: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        usage: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }[]
        art: string
        cost: number
        validDays: number
        limit: number
        partner: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          dataStatement: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          needsConsent: boolean
        }
        isConfirmedByPartner: boolean
        quota: {
          total: number
          remaining: number
        }
        isLow: boolean
        mine: {
          state: 'held' | 'closed' | 'limit' | 'sold_out' | 'not_joined' | 'short' | 'open'
          conversions: number
          missing: number
          hold: string | null
        } | null
      }
      checks: {
        rule: 'open' | 'joined' | 'residence' | 'points' | 'limit' | 'stock'
        verdict: 'pass' | 'fail' | 'unknown'
      }[]
      isGranted: boolean
      holdMinutes: number
      termsVersion: number
      consentedAt: number | null
      converted: string | null
    }
    refusal: Refusal
  }
  /**
   * Offers of the points exchange for a visitor; refused if withheld from the address
   */
  'GET /api/conversion/offers': {
    reply: {
      asOf: number
      balance: {
        available: number
        held: number
      } | null
      welcome: number
      offers: {
        code: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        note: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        usage: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }[]
        art: string
        cost: number
        validDays: number
        limit: number
        partner: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          dataStatement: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          needsConsent: boolean
        }
        isConfirmedByPartner: boolean
        quota: {
          total: number
          remaining: number
        }
        isLow: boolean
        mine: {
          state: 'held' | 'closed' | 'limit' | 'sold_out' | 'not_joined' | 'short' | 'open'
          conversions: number
          missing: number
          hold: string | null
        } | null
      }[]
    }
    refusal: Refusal
  }
  /**
   * Both directions of Wealth Management Connect compared, with documents, process and contacts
   */
  'GET /api/cross-border/guide': {
    reply: {
      asOf: string
      forWhom: {
        southbound: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        northbound: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
      }
      /**
       * @minItems 1
       */
      compared: [
        {
          id: string
          aspect: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          southbound: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          northbound: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        },
        ...{
          id: string
          aspect: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          southbound: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          northbound: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }[]
      ]
      documents: {
        /**
         * @minItems 1
         */
        southbound: [
          {
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          },
          ...{
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
        ]
        /**
         * @minItems 1
         */
        northbound: [
          {
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          },
          ...{
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
        ]
      }
      process: {
        /**
         * @minItems 1
         */
        southbound: [
          {
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          },
          ...{
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
        ]
        /**
         * @minItems 1
         */
        northbound: [
          {
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          },
          ...{
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
        ]
      }
      /**
       * @minItems 1
       */
      contacts: [
        {
          id: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          about: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          phone: string | null
        },
        ...{
          id: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          about: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          phone: string | null
        }[]
      ]
      /**
       * @minItems 1
       */
      sources: [
        {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        },
        ...{
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }[]
      ]
    }
    refusal: Refusal
  }
  /**
   * Questions and answers, with the folding for search across scripts
   */
  'GET /api/cross-border/questions': {
    reply: {
      asOf: string
      /**
       * @minItems 1
       */
      sources: [
        {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        },
        ...{
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }[]
      ]
      /**
       * @minItems 1
       */
      topics: [
        {
          id: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        },
        ...{
          id: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }[]
      ]
      /**
       * @minItems 1
       */
      questions: [
        {
          id: string
          topic: string
          question: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          /**
           * @minItems 1
           */
          answer: [
            {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            },
            ...{
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
          ]
        },
        ...{
          id: string
          topic: string
          question: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          /**
           * @minItems 1
           */
          answer: [
            {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            },
            ...{
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
          ]
        }[]
      ]
      folding: string
    }
    refusal: Refusal
  }
  /**
   * A draw: prizes with odds and stock, its commitment, and the revealed seed
   */
  'GET /api/draws/{code}': {
    params: {
      code: string
    }
    reply: {
      number: number
      code: string
      asOf: number
      phase: 'upcoming' | 'open' | 'ended'
      opensAt: number
      closesAt: number
      licenceNo: string
      tasks: ('join' | 'visit' | 'account_safety')[]
      prizes: {
        code: string
        type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        note: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        amount: {
          currency: 'HKD'
          minor: number
        } | null
        odds: number
        stock: {
          total: number
          remaining: number
        }
      }[]
      seedHash: string
      commitment: string
      committedAt: number
      seed: string | null
      revealedAt: number | null
      statistics: {
        draws: number
        wins: number
        people: number
      } | null
    }
    refusal: Refusal
  }
  /**
   * The last winners of a draw; after its seed is revealed, all draws in order, paginated
   */
  'GET /api/draws/{code}/records': {
    params: {
      code: string
    }
    query: {
      after?: number
    }
    reply: {
      records: {
        number: number
        visitorSeed: string
        prize: string | null
        winner: string
        at: number
      }[]
      next: number | null
    }
    refusal: Refusal
  }
  /**
   * A page of the films, the newest first, of one topic or of all
   */
  'GET /api/films': {
    query: {
      topic?: 'festival' | 'markets' | 'products' | 'safety'
      cursor?: string
    }
    reply: {
      asOf: number
      topics: {
        topic: 'festival' | 'markets' | 'products' | 'safety'
        count: number
      }[]
      total: number
      films: {
        code: string
        topic: 'festival' | 'markets' | 'products' | 'safety'
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        lead: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        series?: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        poster: string
        publishedAt: number
        durationSeconds: number
        level: 'beginner' | 'intermediate' | 'advanced'
        status: 'ready' | 'processing' | 'unavailable' | 'removed'
        loginOnly: boolean
      }[]
      next: string | null
    }
    refusal: Refusal
  }
  /**
   * One film with its description, and its playback addresses unless it needs a login
   */
  'GET /api/films/{code}': {
    params: {
      code: string
    }
    reply: {
      code: string
      topic: 'festival' | 'markets' | 'products' | 'safety'
      title: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      lead: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      series?: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      poster: string
      publishedAt: number
      durationSeconds: number
      level: 'beginner' | 'intermediate' | 'advanced'
      status: 'ready' | 'processing' | 'unavailable' | 'removed'
      loginOnly: boolean
      asOf: number
      state: 'ready' | 'processing' | 'unavailable' | 'removed' | 'login_only' | 'withheld'
      paragraphs: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }[]
      presenters: {
        id: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        role: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        ceNumber: string | null
      }[]
      playback: {
        url: string
        validUntil: number | null
        captions: {
          language: 'zh-CN' | 'zh-HK' | 'en-US'
          url: string
        }[]
        chapters: {
          at: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }[]
        cues: {
          from: number
          to: number
          text: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }[]
      } | null
      related: {
        code: string
        topic: 'festival' | 'markets' | 'products' | 'safety'
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        lead: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        series?: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        poster: string
        publishedAt: number
        durationSeconds: number
        level: 'beginner' | 'intermediate' | 'advanced'
        status: 'ready' | 'processing' | 'unavailable' | 'removed'
        loginOnly: boolean
      }[]
    }
    refusal: Refusal
  }
  /**
   * Playlists, captions and segments of a film
   */
  'GET /api/films/{code}/play/{*}': {
    params: {
      code: string
      '*': string
    }
    refusal: Refusal
  }
  /**
   * Interest rates of margin loans by currency and tier: standard, promotional and afterwards
   */
  'GET /api/financing/rates': {
    reply: {
      asOf: string
      withheld: boolean
      promotion: {
        until: string
        daysLeft: number
      } | null
      terms: number[]
      currencies: {
        currency: 'HKD' | 'USD' | 'CNY'
        dayCount: 360 | 365
        promotionalUpTo: number
        amount: {
          least: number
          most: number
          example: number
        }
        /**
         * @minItems 1
         */
        tiers: [
          {
            from: number
            to: number | null
            standard: number
            promotional: number
            afterwards: number
          },
          ...{
            from: number
            to: number | null
            standard: number
            promotional: number
            afterwards: number
          }[]
        ]
      }[]
    }
    refusal: Refusal
  }
  /**
   * Securities that are collateral for margin loans, by code or name in any script
   */
  'GET /api/financing/securities': {
    query: {
      content?: string
      cursor?: string
    }
    reply: {
      withheld: boolean
      total: number
      securities: {
        code: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        currency: 'HKD' | 'USD' | 'CNY'
        ratio: number
      }[]
      next: string | null
    }
    refusal: Refusal
  }
  /**
   * Available gifts with their stock; refused if withheld from the address
   */
  'GET /api/gifts': {
    reply: {
      asOf: number
      items: {
        code: string
        item: {
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          note: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          usage: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }[]
          usedWhere?: 'counter' | 'partner_app'
          art?: string
        }
        quota: {
          total: number
          remaining: number
        } | null
      }[]
      gift: {
        id: string
        reference: string
        status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
        code: string
        item: {
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          note: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          usage: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }[]
          usedWhere?: 'counter' | 'partner_app'
          art?: string
        }
        deliverTo: {
          place: 'mainland' | 'hong_kong'
          name: string
          mobile: string
          area: string
          line: string
        } | null
        addressNeeded: boolean
        pictures: string[]
        shipment: {
          carrier: string
          trackingNo: string
        } | null
        history: {
          event: 'grant' | 'submit' | 'pack' | 'ship' | 'deliver' | 'return' | 'readdress' | 'expire' | 'revoke'
          at: number
        }[]
      } | null
    }
    refusal: Refusal
  }
  /**
   * Whether the hotline is open, when that changes, and the windows in which a person can be called
   */
  'GET /api/hotline': {
    query: {
      client?: string
    }
    reply: {
      asOf: number
      isOpen: boolean
      changesAt: number | null
      windows: {
        from: number
        to: number
      }[]
    }
    refusal: Refusal
  }
  /**
   * The live session, else the next one, else the last one
   */
  'GET /api/live': {
    reply: {
      code: string
      title: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      lead: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
      opensAt: number
      closesAt: number
      asOf: number
      withheld: boolean
      paragraphs: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }[]
      poster: string
      presenters: {
        id: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        role: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        ceNumber: string | null
      }[]
      agenda: {
        id: string
        at: number
        endsAt: number
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        text: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        presenters: string[]
      }[]
      now: {
        code: string
        asOf: number
        state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
        opensAt: number
        closesAt: number
        viewers: number
        agendaItem: string | null
        playlist: string | null
        replay: string | null
      }
      captions: ('zh-CN' | 'zh-HK' | 'en-US')[]
      others: {
        code: string
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        lead: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
        opensAt: number
        closesAt: number
        speakers?: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }[]
      }[]
    }
    refusal: Refusal
  }
  /**
   * One session with its agenda and state
   */
  'GET /api/live/{code}': {
    params: {
      code: string
    }
    reply: {
      code: string
      title: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      lead: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
      opensAt: number
      closesAt: number
      asOf: number
      withheld: boolean
      paragraphs: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }[]
      poster: string
      presenters: {
        id: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        role: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        ceNumber: string | null
      }[]
      agenda: {
        id: string
        at: number
        endsAt: number
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        text: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        presenters: string[]
      }[]
      now: {
        code: string
        asOf: number
        state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
        opensAt: number
        closesAt: number
        viewers: number
        agendaItem: string | null
        playlist: string | null
        replay: string | null
      }
      captions: ('zh-CN' | 'zh-HK' | 'en-US')[]
      others: {
        code: string
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        lead: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
        opensAt: number
        closesAt: number
        speakers?: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }[]
      }[]
    }
    refusal: Refusal
  }
  /**
   * A session as a calendar entry with a reminder
   */
  'GET /api/live/{code}/calendar.ics': {
    params: {
      code: string
    }
    query: {
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
    }
    refusal: Refusal
  }
  /**
   * Captions of one segment of the simulated channel
   */
  'GET /api/live/{code}/captions/{language}/{film}/{segment}.vtt': {
    params: {
      code: string
      language: string
      film: number
      segment: number
    }
    refusal: Refusal
  }
  /**
   * Server-sent events: the full state, then changes; `last` is for clients that cannot send Last-Event-ID
   */
  'GET /api/live/{code}/events': {
    params: {
      code: string
    }
    query: {
      viewer: string
      last?: string
    }
    refusal: Refusal
  }
  /**
   * The changing state for a page without events: state, viewers and current agenda item
   */
  'GET /api/live/{code}/now': {
    params: {
      code: string
    }
    query: {
      viewer: string
    }
    reply: {
      code: string
      asOf: number
      state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
      opensAt: number
      closesAt: number
      viewers: number
      agendaItem: string | null
      playlist: string | null
      replay: string | null
    }
    refusal: Refusal
  }
  /**
   * A segment of the simulated channel
   */
  'GET /api/live/{code}/segments/{reel}/{height}/{file}': {
    params: {
      code: string
      reel: string
      height: string
      file: string
    }
    refusal: Refusal
  }
  /**
   * A playlist of the simulated channel; it rolls on
   */
  'GET /api/live/{code}/{name}.m3u8': {
    params: {
      code: string
      name: string
    }
    refusal: Refusal
  }
  /**
   * Closing prices of the last trading day; unknown codes are omitted
   */
  'GET /api/market/closes': {
    query: {
      codes: string
    }
    reply: {
      tradingDay: string
      prices: {
        code: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        currency: 'HKD' | 'CNY' | 'USD'
        price: string
        change: string
        percent: string
      }[]
    }
    refusal: Refusal
  }
  /**
   * Delayed quotes of every index and of the stocks that rose most, the same for all readers
   */
  'GET /api/market/overview': {
    reply: {
      indices: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      }
      movers: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        board: 'gainers' | 'losers' | 'turnover'
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The delayed quote of one security or index, the same for all readers
   */
  'GET /api/market/quotes/{code}': {
    params: {
      code: string
    }
    reply: {
      asOf: number
      delay: number
      staleSince?: number | null
      market: {
        state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
        next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
        nextAt: number
        opensAt: number
        tradedUntil?: number
      }
      quotes: {
        code: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        kind: 'stock' | 'fund' | 'index'
        currency: 'HKD' | 'CNY' | 'USD'
        lotSize: number
        price: string
        change: string
        percent: string
        high: string
        low: string
        volume: string
        turnover: string
        at: number
        previousClose: string
        open: string
        isHalted: boolean
        isDelayed: boolean
      }[]
    }
    refusal: Refusal
  }
  /**
   * A picture, film or captions file; films also by range
   */
  'GET /api/media/{name}': {
    params: {
      name: string
    }
    refusal: Refusal
  }
  /**
   * Redeems a voucher once, by its QR code or the typed code below it; with the counter’s token
   */
  'POST /api/merchants/redeem': {
    body: {
      key: string
      code: string
    }
    reply: {
      status: 0
      data: {
        reference: string
        item: {
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          note: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }
        usedAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * Signs a counter in by a merchant’s code and PIN; unsigned
   */
  'POST /api/merchants/session': {
    body: {
      merchant: string
      pin: string
    }
    reply: {
      status: 0
      data: {
        token: string
        expiresAt: number
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Bonds or new shares of an activity with terms, dates, ballot and result; none to a mainland address
   */
  'GET /api/offerings/{activity}': {
    params: {
      activity: string
    }
    reply: {
      asOf: number
      activity: number
      withheld: boolean
      offerings: {
        code: string
        activity: number
        kind: 'bond' | 'new_shares'
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        issuer: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        summary: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        stockCode: string
        lotSize: number
        price: string
        lotAmount: number
        maxLots: number
        lotsOnOffer: number
        dates: {
          opens: number
          cutOff: number
          closes: number
          allotment: number
          refund: number
          listed: number
        }
        phase: 'upcoming' | 'open' | 'cut_off' | 'closed' | 'allotted' | 'settled'
        document: {
          kind: 'prospectus' | 'circular'
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          version: number
          sections: {
            heading: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          pages: {
            media: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            width: number
            height: number
            alt: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
        }
        fees: {
          handling: number
          brokerage: number
          sfcLevy: number
          afrcLevy: number
          exchangeFee: number
        }
        loan: {
          maxPercent: number
          yearlyRate: number
          days: number
        } | null
        bond: {
          floorCoupon: number
          paymentsPerYear: number
          years: number
          reference: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        } | null
        allottedBy: 'ballot' | 'firm'
        ballot: {
          rule: 'even' | 'one_then_share'
          ruleText: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          seedHash: string
          commitment: string
          committedAt: number
          entropyCodes: string[]
          closesOn: string | null
          entries: {
            hash: string
            count: number
            closedOn: string
            frozenAt: number
          } | null
          entropySource: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          entropy: string | null
          seed: string | null
        }
        result: {
          applicants: number
          lotsApplied: number
          lotsAllotted: number
          tiers: {
            lots: number
            applicants: number
            each: number
            inBallot: boolean
            drawn: number
          }[]
          ballotLots: number
          ballotApplicants: number
          lastTicket: string | null
          entriesHash: string
          allottedAt: number
        } | null
      }[]
    }
    refusal: Refusal
  }
  /**
   * One offering of an activity, by its code
   */
  'GET /api/offerings/{activity}/{code}': {
    params: {
      activity: string
      code: string
    }
    reply: {
      asOf: number
      activity: number
      withheld: boolean
      offerings: {
        code: string
        activity: number
        kind: 'bond' | 'new_shares'
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        issuer: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        summary: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        stockCode: string
        lotSize: number
        price: string
        lotAmount: number
        maxLots: number
        lotsOnOffer: number
        dates: {
          opens: number
          cutOff: number
          closes: number
          allotment: number
          refund: number
          listed: number
        }
        phase: 'upcoming' | 'open' | 'cut_off' | 'closed' | 'allotted' | 'settled'
        document: {
          kind: 'prospectus' | 'circular'
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          version: number
          sections: {
            heading: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          pages: {
            media: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            width: number
            height: number
            alt: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
        }
        fees: {
          handling: number
          brokerage: number
          sfcLevy: number
          afrcLevy: number
          exchangeFee: number
        }
        loan: {
          maxPercent: number
          yearlyRate: number
          days: number
        } | null
        bond: {
          floorCoupon: number
          paymentsPerYear: number
          years: number
          reference: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        } | null
        allottedBy: 'ballot' | 'firm'
        ballot: {
          rule: 'even' | 'one_then_share'
          ruleText: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          seedHash: string
          commitment: string
          committedAt: number
          entropyCodes: string[]
          closesOn: string | null
          entries: {
            hash: string
            count: number
            closedOn: string
            frozenAt: number
          } | null
          entropySource: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          entropy: string | null
          seed: string | null
        }
        result: {
          applicants: number
          lotsApplied: number
          lotsAllotted: number
          tiers: {
            lots: number
            applicants: number
            each: number
            inBallot: boolean
            drawn: number
          }[]
          ballotLots: number
          ballotApplicants: number
          lastTicket: string | null
          entriesHash: string
          allottedAt: number
        } | null
      }[]
    }
    refusal: Refusal
  }
  /**
   * A partner's call, signed with its key: the member behind a handoff code, once
   */
  'POST /api/partners/handoff': {
    body: {
      code: string
    }
    reply: {
      status: 0
      data: {
        target: string
        member: string
      }
    }
    refusal: Refusal
  }
  /**
   * A report of playback: start-up time, stalls and failures, without personal data
   */
  'POST /api/playback-reports': {
    body: {
      kind: 'film' | 'live'
      code: string
      startMs: number | null
      stalls: number
      stalledMs: number
      playedMs: number
      fault: string | null
      [k: string]: unknown
    }
    refusal: Refusal
  }
  /**
   * A target of the shopping redirect: partner, host and the data that would be passed
   */
  'GET /api/redirects/{target}': {
    params: {
      target: string
    }
    reply: {
      id: string
      partner: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      host: string
      about: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      passes: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      statement: number
      status: 'open' | 'withdrawn' | 'ended'
      endsAt: number | null
    }
    refusal: Refusal
  }
  /**
   * A gateway's call, signed with its key for reports: which messages arrived. A repetition changes nothing
   */
  'POST /api/sms/{gateway}/reports': {
    params: {
      gateway: string
    }
    body: {
      /**
       * @minItems 1
       * @maxItems 500
       */
      reports: [
        {
          id: string
          state: 'delivered' | 'failed'
        },
        ...{
          id: string
          state: 'delivered' | 'failed'
        }[]
      ]
    }
    reply: {
      status: 0
      data: {
        stored: number
      }
    }
    refusal: Refusal
  }
  /**
   * The picture, for any caller with an address that was issued for it
   */
  'GET /api/uploads/{id}': {
    params: {
      id: string
    }
    query: {
      view: string
    }
    refusal: Refusal
  }
  /**
   * Receives the bytes of an announced picture (application/octet-stream); the ticket is the authority
   */
  'PUT /api/uploads/{id}': {
    params: {
      id: string
    }
    query: {
      ticket: string
    }
    reply: {
      status: 0
      data: {
        id: string
        type: 'image/jpeg' | 'image/png' | 'image/webp'
        width: number
        height: number
        size: number
      }
    }
    refusal: Refusal
  }
  /**
   * The interest coupon of the account that is logged in to
   */
  'POST /api/user/481/coupon': {
    body: {}
    reply: {
      status: 0
      data: {
        asOf: number
        coupon: {
          code: string
          reference: string
          claimedAt: number
          validUntil: number
          isValid: boolean
          covers: {
            currency: 'HKD' | 'USD' | 'CNY'
            upTo: number
          }[]
        } | null
        otherAccount: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * The caller’s account: counted fees and cashback, with the state of each month
   */
  'POST /api/user/492/cashback': {
    body: {
      month?: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        today: string
        registration: {
          since: number
          reference: string
        } | null
        otherAccount: boolean
        tiers: {
          from: {
            currency: 'HKD'
            minor: number
          }
          percent: number
        }[]
        cap: {
          currency: 'HKD'
          minor: number
        }
        shown: {
          month: string
          fees: {
            currency: 'HKD'
            minor: number
          }
          unsettledFees: {
            currency: 'HKD'
            minor: number
          }
          cashback: {
            currency: 'HKD'
            minor: number
          }
          tier: number | null
          next: {
            tier: number
            missing: {
              currency: 'HKD'
              minor: number
            }
          } | null
          isCapped: boolean
          isClosed: boolean
          counted: number
          notCounted: number
          trades: {
            reference: string
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            kind: 'stock' | 'ipo_allotment' | 'internal_transfer'
            side: 'buy' | 'sell'
            executedAt: number
            settlesOn: string
            fees: {
              currency: 'HKD'
              minor: number
            }
            why:
              | (
                  | 'cancelled'
                  | 'kind'
                  | 'outside_period'
                  | 'before_joining'
                  | 'fee_waived'
                  | 'settled_late'
                  | 'unsettled'
                )
              | null
          }[]
        } | null
        months: {
          month: string
          state:
            'open' | 'settling' | 'none' | 'pending' | 'claimable' | 'crediting' | 'credited' | 'expired' | 'revoked'
          amount: {
            currency: 'HKD'
            minor: number
          }
          clawedBack: {
            currency: 'HKD'
            minor: number
          }
          payoutDay: string
        }[]
        closedDays: string[]
      }
    }
    refusal: Refusal
  }
  /**
   * Joins and chooses a gift with its address and the pictures that prove eligibility, exactly once per key
   */
  'POST /api/user/493/gift': {
    body: {
      key: string
      termsVersion: number
      residence?: 'mainland' | 'hong_kong' | 'macao' | 'taiwan' | 'elsewhere'
      item: string
      address:
        | {
            place: 'mainland'
            name: string
            areaCode: string
            mobileNo: string
            area: string
            street: string
          }
        | {
            place: 'hong_kong'
            name: string
            areaCode: string
            mobileNo: string
            district:
              | 'central_and_western'
              | 'wan_chai'
              | 'eastern'
              | 'southern'
              | 'yau_tsim_mong'
              | 'sham_shui_po'
              | 'kowloon_city'
              | 'wong_tai_sin'
              | 'kwun_tong'
              | 'kwai_tsing'
              | 'tsuen_wan'
              | 'tuen_mun'
              | 'yuen_long'
              | 'north'
              | 'tai_po'
              | 'sha_tin'
              | 'sai_kung'
              | 'islands'
            building: string
            flat: string
            street?: string
          }
      /**
       * @minItems 1
       * @maxItems 3
       */
      uploads: [string] | [string, string] | [string, string, string]
    }
    reply: {
      status: 0
      data: {
        participation: {
          reference: string
          joinedAt: number
        }
        status: {
          asOf: number
          gate:
            | 'mainland'
            | 'joined'
            | 'not_started'
            | 'ended'
            | 'anonymous'
            | 'registered'
            | 'ineligible'
            | 'sold_out'
            | 'available'
          rule: ('residence' | 'earlier_participation' | 'account_type') | null
          residenceNeeded: boolean
          participation: {
            reference: string
            joinedAt: number
          } | null
          quota: {
            total: number
            remaining: number
          } | null
          termsVersion: number
          stages: {
            id: string
            state: 'locked' | 'open' | 'done' | 'sold_out' | 'ended'
            participation: {
              reference: string
              joinedAt: number
            } | null
            isMet?: boolean
          }[]
          waitingRoom?: {
            opensAt: number
            startsAt: number
          }
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Chooses another gift, until the first is packed; exactly once per key
   */
  'POST /api/user/493/gift/item': {
    body: {
      key: string
      item: string
    }
    reply: {
      status: 0
      data: {
        id: string
        status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
      }
    }
    refusal: Refusal
  }
  /**
   * Available gifts with their stock, and the gift of the caller with its history; the body is empty
   */
  'POST /api/user/493/gift/status': {
    reply: {
      status: 0
      data: {
        asOf: number
        items: {
          code: string
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          quota: {
            total: number
            remaining: number
          } | null
        }[]
        gift: {
          id: string
          reference: string
          status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
          code: string
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          deliverTo: {
            place: 'mainland' | 'hong_kong'
            name: string
            mobile: string
            area: string
            line: string
          } | null
          addressNeeded: boolean
          pictures: string[]
          shipment: {
            carrier: string
            trackingNo: string
          } | null
          history: {
            event: 'grant' | 'submit' | 'pack' | 'ship' | 'deliver' | 'return' | 'readdress' | 'expire' | 'revoke'
            at: number
          }[]
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The commission discount of the account that is logged in to
   */
  'POST /api/user/494/discount': {
    body: {}
    reply: {
      status: 0
      data: {
        asOf: number
        discount: {
          code: string
          reference: string
          percentOff: number
          claimedAt: number
          validUntil: number
          isValid: boolean
        } | null
        otherAccount: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * The caller's application for an account with the partner institution
   */
  'POST /api/user/496/application': {
    body: {}
    reply: {
      status: 0
      data: {
        isClient: boolean
        asOf: number
        voucher: {
          id: string
          status: 'queued' | 'available' | 'used' | 'expired' | 'refused' | 'revoked'
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          maskedCode: string | null
          reference: string
          claimedAt: number
          validUntil: number | null
          passesMobile: boolean
        } | null
        pool: {
          total: number
          remaining: number
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The used quota of each direction, of the account that is logged in to
   */
  'POST /api/user/497/quota': {
    body: {}
    reply: {
      status: 0
      data: {
        at: number
        quotas: {
          direction: 'southbound' | 'northbound'
          limit: number
          used: number
          left: number
          channels: {
            channel: 'bank' | 'broker'
            limit: number
            remitted: number
            returned: number
            used: number
            left: number
          }[]
          asOf: string | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Judges the answers of a self-check without storing them; no approval
   */
  'POST /api/user/497/selfCheck': {
    body: {
      direction: 'southbound' | 'northbound'
      rules: string
      answers: {
        [k: string]: string
      }
    }
    reply: {
      status: 0
      data: {
        rules: string
        outcome: ('met' | 'unclear' | 'not_met') | 'outdated'
        findings: {
          question: string
          text: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          verdict: 'unclear' | 'not_met'
          why: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Deletes the stored result of a direction
   */
  'POST /api/user/497/selfCheckRemoved': {
    body: {
      direction: 'southbound' | 'northbound'
    }
    reply: {
      status: 0
      data: {
        checks: {
          direction: 'southbound' | 'northbound'
          rules: string
          outcome: 'met' | 'unclear' | 'not_met'
          findings: {
            question: string
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            verdict: 'unclear' | 'not_met'
            why: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          at: number
          isCurrent: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Judges the answers and stores the result of the direction, without the answers
   */
  'POST /api/user/497/selfCheckStored': {
    body: {
      direction: 'southbound' | 'northbound'
      rules: string
      answers: {
        [k: string]: string
      }
    }
    reply: {
      status: 0
      data: {
        checks: {
          direction: 'southbound' | 'northbound'
          rules: string
          outcome: 'met' | 'unclear' | 'not_met'
          findings: {
            question: string
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            verdict: 'unclear' | 'not_met'
            why: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          at: number
          isCurrent: boolean
        }[]
        judged: {
          rules: string
          outcome: ('met' | 'unclear' | 'not_met') | 'outdated'
          findings: {
            question: string
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            verdict: 'unclear' | 'not_met'
            why: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * The stored results of the caller
   */
  'POST /api/user/497/selfChecks': {
    body: {}
    reply: {
      status: 0
      data: {
        checks: {
          direction: 'southbound' | 'northbound'
          rules: string
          outcome: 'met' | 'unclear' | 'not_met'
          findings: {
            question: string
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            verdict: 'unclear' | 'not_met'
            why: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          at: number
          isCurrent: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Activities in which the caller takes part, and open ones that the caller may join; the body is empty
   */
  'POST /api/user/activities/joined': {
    reply: {
      status: 0
      data: {
        asOf: number
        joined: number[]
        eligible?: number[]
      }
    }
    refusal: Refusal
  }
  /**
   * The newest request of the caller to be called
   */
  'POST /api/user/call-backs': {
    body: {}
    reply: {
      status: 0
      data: {
        callBack: {
          from: number
          to: number
          id: string
          state: 'open' | 'reached' | 'missed' | 'withdrawn'
          topic: 'signIn' | 'account' | 'campaign' | 'reward' | 'trade' | 'other'
          number: string
          at: number
        } | null
        number: string
      }
    }
    refusal: Refusal
  }
  /**
   * Requests a call in a window of the hotline’s hours; a person has one open request
   */
  'POST /api/user/call-backs/request': {
    body: {
      key: string
      client?: string
      from: number
      topic: 'signIn' | 'account' | 'campaign' | 'reward' | 'trade' | 'other'
      number: {
        areaCode: string
        mobileNo: string
      } | null
      note?: string
      language: 'zh-CN' | 'zh-HK' | 'en-US'
    }
    reply: {
      status: 0
      data: {
        id: string
      }
    }
    refusal: Refusal
  }
  /**
   * Withdraws an open request of the caller; another id changes nothing
   */
  'POST /api/user/call-backs/withdraw': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        callBack: {
          from: number
          to: number
          id: string
          state: 'open' | 'reached' | 'missed' | 'withdrawn'
          topic: 'signIn' | 'account' | 'campaign' | 'reward' | 'trade' | 'other'
          number: string
          at: number
        } | null
        number: string
      }
    }
    refusal: Refusal
  }
  /**
   * Votes on whether an answer was helpful, one vote per voter and question; a later vote replaces it
   */
  'POST /api/user/cross-border/vote': {
    body: {
      question: string
      helpful: boolean
    }
    reply: {
      status: 0
      data: {
        votes: {
          question: string
          helpful: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The votes of the caller on answers
   */
  'POST /api/user/cross-border/votes': {
    body: {}
    reply: {
      status: 0
      data: {
        votes: {
          question: string
          helpful: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Playback addresses of a film for the caller, and their progress
   */
  'POST /api/user/films/play': {
    body: {
      film: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        state: 'ready' | 'processing' | 'unavailable' | 'removed' | 'login_only' | 'withheld'
        playback: {
          url: string
          validUntil: number | null
          captions: {
            language: 'zh-CN' | 'zh-HK' | 'en-US'
            url: string
          }[]
          chapters: {
            at: number
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          cues: {
            from: number
            to: number
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
        } | null
        progress: {
          film: string
          position: number
          seen: boolean
          at: number
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Progress of the caller in every film that they began
   */
  'POST /api/user/films/progress': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        progress: {
          film: string
          position: number
          seen: boolean
          at: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Stores the position of the caller in a film; the later of two positions remains
   */
  'POST /api/user/films/progress/keep': {
    body: {
      film: string
      position: number
      at: number
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        film: string
        position: number
        seen: boolean
        at: number
      }
    }
    refusal: Refusal
  }
  /**
   * Issues a single-use code with which another session gets a registration of the same person
   */
  'POST /api/user/handoff': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        code: string
        expiresIn: 60
      }
    }
    refusal: Refusal
  }
  /**
   * The state of the caller’s reminder of a session
   */
  'POST /api/user/live/reminder': {
    body: {
      session: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        session: string
        state: ('set' | 'cancelled' | 'sent' | 'missed') | null
        canSet: boolean
        to: string
        remindsAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * Cancels a reminder that was not sent yet
   */
  'POST /api/user/live/reminder/cancel': {
    body: {
      session: string
      key: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        session: string
        state: ('set' | 'cancelled' | 'sent' | 'missed') | null
        canSet: boolean
        to: string
        remindsAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * Sets a reminder by text message, once, with the consent to that one message
   */
  'POST /api/user/live/reminder/set': {
    body: {
      session: string
      key: string
      language: 'zh-CN' | 'zh-HK' | 'en-US'
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        session: string
        state: ('set' | 'cancelled' | 'sent' | 'missed') | null
        canSet: boolean
        to: string
        remindsAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * The accounts under the caller's own proved number, masked
   */
  'POST /api/user/login/accounts': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        accounts: {
          fundUserCode: string
          clientNo: string
          accountType: 'cash' | 'margin'
        }[]
        agreed?: {
          disclaimer: string
          privacy: string
          service: string
        }
      }
    }
    refusal: Refusal
  }
  /**
   * A challenge for a login by passkey. The reply names no passkey, so it is the same for every caller
   */
  'POST /api/user/login/passkey': {
    body: {}
    reply: {
      status: 0
      data: {
        challenge: string
        rpId: string
        timeout: number
        userVerification: 'required'
      }
    }
    refusal: Refusal
  }
  /**
   * Proves an account of the caller by a passkey and returns a ticket for the login call
   */
  'POST /api/user/login/passkey/verify': {
    body: {
      credential: {
        id: string
        rawId: string
        type: 'public-key'
        authenticatorAttachment?: ('platform' | 'cross-platform') | null
        response: {
          clientDataJSON: string
          authenticatorData: string
          signature: string
          userHandle?: string | null
          [k: string]: unknown
        }
        [k: string]: unknown
      }
    }
    reply: {
      status: 0
      data: {
        fundUserCode: string
        userToken: string
      }
    }
    refusal: Refusal
  }
  /**
   * Begins a login at the firm's OpenID Connect provider and returns the address to open
   */
  'POST /api/user/login/provider': {
    body: {
      page: '/' | '/institution/'
      back: string
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        url: string
      }
    }
    refusal: Refusal
  }
  /**
   * As login/sms, with the proof of the provider in place of the password
   */
  'POST /api/user/login/provider/sms': {
    body: {
      providerProof: string
      fundUserCode?: string
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
      proof?: {
        challenge: string
        answer: string
        [k: string]: unknown
      }
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        resendAfter: number
        expiresIn: number
        mobileNo: string
      }
    }
    refusal: Refusal
  }
  /**
   * As login/verify, with the proof of the provider in place of the password
   */
  'POST /api/user/login/provider/verify': {
    body: {
      providerProof: string
      fundUserCode?: string
      secondFactor?:
        | {
            type: 'sms'
            code: string
            [k: string]: unknown
          }
        | {
            type: 'signIn'
          }
      [k: string]: unknown
    }
    reply: {
      status: 0
      data:
        | {
            step: 'secondFactor'
            /**
             * @minItems 1
             */
            factors: ['totp' | 'sms', ...('totp' | 'sms')[]]
            notYet?: ('totp' | 'sms')[]
            isNewDevice: boolean
            mobileNo: string
          }
        | {
            step: 'done'
            fundUserCode: string
            userToken: string
          }
        | {
            step: 'account'
            accounts: {
              fundUserCode: string
              clientNo: string
              accountType: 'cash' | 'margin'
            }[]
          }
    }
    refusal: Refusal
  }
  /**
   * Begins a login by phone: the id for the QR code, and the number that both screens show
   */
  'POST /api/user/login/request': {
    body: {
      desktopKey: string
    }
    reply: {
      status: 0
      data: {
        request: string
        number: number
        secondsLeft: number
      }
    }
    refusal: Refusal
  }
  /**
   * Confirms the request with the number that the desktop shows, which requires a fresh proof, or refuses it
   */
  'POST /api/user/login/request/answer': {
    body:
      | {
          request: string
          answer: 'confirm'
          number: number
        }
      | {
          request: string
          answer: 'refuse'
        }
    reply: {
      status: 0
      data: {
        state: 'confirmed' | 'refused' | 'wrongNumber' | 'over'
      }
    }
    refusal: Refusal
  }
  /**
   * A ticket for the login call, once the phone has confirmed; the same key may repeat it for a minute
   */
  'POST /api/user/login/request/collect': {
    body: {
      desktopKey: string
    }
    reply: {
      status: 0
      data: {
        fundUserCode: string
        userToken: string
      }
    }
    refusal: Refusal
  }
  /**
   * Whether the phone has opened, confirmed or refused the request of this session and key
   */
  'POST /api/user/login/request/state': {
    body: {
      desktopKey: string
    }
    reply: {
      status: 0
      data: {
        state: 'open' | 'seen' | 'confirmed' | 'refused' | 'over'
        secondsLeft: number
      }
    }
    refusal: Refusal
  }
  /**
   * Which device requests a login, for the phone that opened its QR code
   */
  'POST /api/user/login/request/view': {
    body: {
      request: string
    }
    reply: {
      status: 0
      data:
        | {
            state: 'seen'
            system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
            browser:
              | 'wechat'
              | 'qq'
              | 'uc'
              | 'huawei'
              | 'xiaomi'
              | 'samsung'
              | 'edge'
              | 'opera'
              | 'firefox'
              | 'chrome'
              | 'safari'
              | 'other'
            country: string | null
            isElsewhere: boolean
            begunAt: number
            account: string
            secondsLeft: number
          }
        | {
            state: 'confirmed' | 'refused' | 'other' | 'otherNumber' | 'over'
          }
    }
    refusal: Refusal
  }
  /**
   * Sends the second factor to the number on record of the account, once the password is proved
   */
  'POST /api/user/login/sms': {
    body: {
      account:
        | {
            clientNo: string
          }
        | {
            fundUserCode: string
          }
      password: string
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
      proof?: {
        challenge: string
        answer: string
        [k: string]: unknown
      }
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        resendAfter: number
        expiresIn: number
        mobileNo: string
      }
    }
    refusal: Refusal
  }
  /**
   * Proves password and second factor and returns a ticket for the login call
   */
  'POST /api/user/login/verify': {
    body: {
      account:
        | {
            clientNo: string
          }
        | {
            fundUserCode: string
          }
      password: string
      secondFactor?:
        | {
            type: 'totp' | 'sms'
            code: string
            [k: string]: unknown
          }
        | {
            type: 'signIn'
          }
      [k: string]: unknown
    }
    reply: {
      status: 0
      data:
        | {
            step: 'secondFactor'
            /**
             * @minItems 1
             */
            factors: ['totp' | 'sms', ...('totp' | 'sms')[]]
            notYet?: ('totp' | 'sms')[]
            isNewDevice: boolean
            mobileNo: string
          }
        | {
            step: 'done'
            fundUserCode: string
            userToken: string
          }
    }
    refusal: Refusal
  }
  /**
   * A page of the caller’s notices, the newest first, and the number of unread ones
   */
  'POST /api/user/notices': {
    body: {
      before?: number
    }
    reply: {
      status: 0
      data: {
        asOf: number
        notices: (
          | {
              id: number
              kind: 'reward_issued'
              facts: {
                reward: string
                name: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
              }
              at: number
              isRead: boolean
            }
          | {
              id: number
              kind: 'reward_expiring'
              facts: {
                reward: string
                name: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                until: number
              }
              at: number
              isRead: boolean
            }
          | {
              id: number
              kind: 'allotment'
              facts: {
                offering: string
                name: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                route: string
              }
              at: number
              isRead: boolean
            }
          | {
              id: number
              kind: 'live_starting'
              facts: {
                session: string
                title: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                opensAt: number
              }
              at: number
              isRead: boolean
            }
          | {
              id: number
              kind: 'campaign_opens'
              facts: {
                activity: number
                title: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                route: string
                stage: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
              }
              at: number
              isRead: boolean
            }
          | {
              id: number
              kind: 'campaign_ending'
              facts: {
                activity: number
                title: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                route: string
                endsAt: number
              }
              at: number
              isRead: boolean
            }
          | {
              id: number
              kind: 'price_alert'
              facts: {
                code: string
                name: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                condition: {
                  kind: 'above' | 'below' | 'percent_up' | 'percent_down'
                  value: number
                }
                price: number
                currency?: 'HKD' | 'CNY' | 'USD'
                at: number
              }
              at: number
              isRead: boolean
            }
          | {
              id: number
              kind: 'call_back'
              facts: {
                request: string
                at: number
                isMissed?: boolean
              }
              at: number
              isRead: boolean
            }
          | {
              id: number
              kind: 'new_sign_in'
              facts: {
                system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
                browser:
                  | 'wechat'
                  | 'qq'
                  | 'uc'
                  | 'huawei'
                  | 'xiaomi'
                  | 'samsung'
                  | 'edge'
                  | 'opera'
                  | 'firefox'
                  | 'chrome'
                  | 'safari'
                  | 'other'
                country: string | null
                at: number
              }
              at: number
              isRead: boolean
            }
        )[]
        next: number | null
        unread: number
      }
    }
    refusal: Refusal
  }
  /**
   * Marks one notice as read, or all up to the given one; every device of the caller sees it
   */
  'POST /api/user/notices/read': {
    body:
      | {
          which: 'one'
          id: number
        }
      | {
          which: 'all'
          upTo: number
        }
    reply: {
      status: 0
      data: {
        unread: number
      }
    }
    refusal: Refusal
  }
  /**
   * The number of the caller’s unread notices
   */
  'POST /api/user/notices/unread': {
    body: {}
    reply: {
      status: 0
      data: {
        unread: number
      }
    }
    refusal: Refusal
  }
  /**
   * The caller’s passkeys with device, account and last use
   */
  'POST /api/user/passkeys': {
    body: {}
    reply: {
      status: 0
      data: {
        passkeys: {
          id: string
          name: string | null
          account: string
          system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
          browser:
            | 'wechat'
            | 'qq'
            | 'uc'
            | 'huawei'
            | 'xiaomi'
            | 'samsung'
            | 'edge'
            | 'opera'
            | 'firefox'
            | 'chrome'
            | 'safari'
            | 'other'
          isSynced: boolean
          createdAt: number
          lastUsedAt: number | null
        }[]
        canCreate: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * Stores a new passkey of the account that is logged in to
   */
  'POST /api/user/passkeys/create': {
    body: {
      credential: {
        id: string
        rawId: string
        type: 'public-key'
        authenticatorAttachment?: ('platform' | 'cross-platform') | null
        response: {
          clientDataJSON: string
          attestationObject: string
          /**
           * @maxItems 16
           */
          transports?:
            | []
            | [string]
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string, string, string, string]
            | [
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string
              ]
            | [
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string
              ]
            | [
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string,
                string
              ]
          [k: string]: unknown
        }
        [k: string]: unknown
      }
    }
    reply: {
      status: 0
      data: {
        passkeys: {
          id: string
          name: string | null
          account: string
          system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
          browser:
            | 'wechat'
            | 'qq'
            | 'uc'
            | 'huawei'
            | 'xiaomi'
            | 'samsung'
            | 'edge'
            | 'opera'
            | 'firefox'
            | 'chrome'
            | 'safari'
            | 'other'
          isSynced: boolean
          createdAt: number
          lastUsedAt: number | null
        }[]
        canCreate: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * Deletes a passkey of the caller. One that is deleted already changes nothing
   */
  'POST /api/user/passkeys/delete': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        passkeys: {
          id: string
          name: string | null
          account: string
          system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
          browser:
            | 'wechat'
            | 'qq'
            | 'uc'
            | 'huawei'
            | 'xiaomi'
            | 'samsung'
            | 'edge'
            | 'opera'
            | 'firefox'
            | 'chrome'
            | 'safari'
            | 'other'
          isSynced: boolean
          createdAt: number
          lastUsedAt: number | null
        }[]
        canCreate: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * Options to create a passkey for the account that is logged in to. They require a fresh proof
   */
  'POST /api/user/passkeys/options': {
    body: {}
    reply: {
      status: 0
      data: {
        challenge: string
        rp: {
          id: string
          name: string
        }
        user: {
          id: string
          name: string
          displayName: string
        }
        pubKeyCredParams: {
          type: 'public-key'
          alg: number
        }[]
        timeout: number
        attestation: 'none'
        excludeCredentials: {
          id: string
          type: 'public-key'
          transports: ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[]
        }[]
        authenticatorSelection: {
          residentKey: 'required'
          requireResidentKey: true
          userVerification: 'required'
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Names a passkey of the caller
   */
  'POST /api/user/passkeys/rename': {
    body: {
      id: string
      name: string
    }
    reply: {
      status: 0
      data: {
        passkeys: {
          id: string
          name: string | null
          account: string
          system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
          browser:
            | 'wechat'
            | 'qq'
            | 'uc'
            | 'huawei'
            | 'xiaomi'
            | 'samsung'
            | 'edge'
            | 'opera'
            | 'firefox'
            | 'chrome'
            | 'safari'
            | 'other'
          isSynced: boolean
          createdAt: number
          lastUsedAt: number | null
        }[]
        canCreate: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * The caller's number, what proves it, and the state of a change
   */
  'POST /api/user/phone': {
    body: {}
    reply: {
      status: 0
      data: {
        asOf: number
        mobileNo: string
        way: 'sms' | 'account'
        accounts: {
          fundUserCode: string
          clientNo: string
          accountType: 'cash' | 'margin'
        }[]
        change: {
          change: string
          expiresAt: number
        } | null
        coolingUntil: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Changes the caller’s number, ends all their sessions, and returns the same answer to a repetition
   */
  'POST /api/user/phone/change': {
    body: {
      areaCode: string
      mobileNo: string
      code: string
      key: string
      change: string
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        changedAt: number
        coolingUntil: number
        mobileNo: string
        accounts: {
          clientNo: string
          moved: boolean
        }[]
        handoff: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Sends a code to the caller’s current number
   */
  'POST /api/user/phone/code': {
    body: {
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
      proof?: {
        challenge: string
        answer: string
        [k: string]: unknown
      }
    }
    reply: {
      status: 0
      data: {
        resendAfter: number
        expiresIn: number
        mobileNo: string
      }
    }
    refusal: Refusal
  }
  /**
   * Sends a code to the new number, even if another person has it
   */
  'POST /api/user/phone/newCode': {
    body: {
      areaCode: string
      mobileNo: string
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
      proof?: {
        challenge: string
        answer: string
        [k: string]: unknown
      }
      change: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        resendAfter: number
        expiresIn: number
      }
    }
    refusal: Refusal
  }
  /**
   * Proves the old factor and begins a change, which replaces an earlier open one
   */
  'POST /api/user/phone/prove': {
    body:
      | {
          key: string
          way: 'sms'
          code: string
        }
      | {
          key: string
          way: 'account'
          fundUserCode: string
          userToken: string
        }
    reply: {
      status: 0
      data: {
        change: string
        expiresAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * The caller’s price alerts: those that wait, and the last reached ones, the newest first
   */
  'POST /api/user/price-alerts': {
    body: {}
    reply: {
      status: 0
      data: {
        alerts: {
          id: string
          instrument: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            kind: 'stock' | 'fund' | 'index'
            currency: 'HKD' | 'CNY' | 'USD'
            lotSize: number
          }
          kind: 'above' | 'below' | 'percent_up' | 'percent_down'
          value: string
          createdAt: number
          reached: {
            price: string
            at: number
          } | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Sets an alert that notifies the caller once; setting a waiting one again changes nothing
   */
  'POST /api/user/price-alerts/add': {
    body: {
      code: string
      kind: 'above' | 'below' | 'percent_up' | 'percent_down'
      value: string
    }
    reply: {
      status: 0
      data: {
        alerts: {
          id: string
          instrument: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            kind: 'stock' | 'fund' | 'index'
            currency: 'HKD' | 'CNY' | 'USD'
            lotSize: number
          }
          kind: 'above' | 'below' | 'percent_up' | 'percent_down'
          value: string
          createdAt: number
          reached: {
            price: string
            at: number
          } | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Deletes an alert of the caller
   */
  'POST /api/user/price-alerts/remove': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        alerts: {
          id: string
          instrument: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            kind: 'stock' | 'fund' | 'index'
            currency: 'HKD' | 'CNY' | 'USD'
            lotSize: number
          }
          kind: 'above' | 'below' | 'percent_up' | 'percent_down'
          value: string
          createdAt: number
          reached: {
            price: string
            at: number
          } | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Figures of the caller’s stored records and their retention; the body is empty
   */
  'POST /api/user/privacy': {
    reply: {
      status: 0
      data: {
        asOf: number
        since: number
        mobile: string
        marketing: {
          agreed: boolean
          at: number | null
        }
        partners: {
          partner: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          dataStatement: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          agreed: boolean
          at: number
        }[]
        counts: {
          consents: number
          participations: number
          knowledgeTests: number
          rewards: number
          movements: number
          addresses: number
          votes: number
          uploads: number
          authentication: number
          devices: number
        }
        points: number
        retention: {
          kind:
            | 'consents'
            | 'participations'
            | 'knowledge_tests'
            | 'rewards'
            | 'ledger'
            | 'delivery'
            | 'votes'
            | 'authentication'
          days: number
        }[]
        open: {
          kind: 'reward' | 'hold' | 'conversion' | 'application'
          type: ('exchange_voucher' | 'cash_return' | 'physical_gift') | null
          status: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          reference: string | null
          endsAt: number | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Erases the caller, and returns the same answer to the same key
   */
  'POST /api/user/privacy/erasure': {
    body: {
      key: string
      understood: true
    }
    reply: {
      status: 0
      data: {
        erasedAt: number
        retained: {
          kind:
            | 'consents'
            | 'participations'
            | 'knowledge_tests'
            | 'rewards'
            | 'ledger'
            | 'delivery'
            | 'votes'
            | 'authentication'
          until: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * All stored data of the caller, decrypted; the body is empty
   */
  'POST /api/user/privacy/export': {
    reply: {
      status: 0
      data: {
        asOf: number
        person: {
          mobile: string
          since: number
          residence: ('mainland' | 'hong_kong' | 'macao' | 'taiwan' | 'elsewhere') | null
          residenceAt: number | null
        }
        consents: {
          document: string
          version: string
          agreed: boolean
          at: number
          partner: string | null
        }[]
        participations: {
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          stage: string
          reference: string
          termsVersion: number
          at: number
        }[]
        rewards: {
          activity: number
          type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
          status:
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          amountMinor: number | null
          code: string | null
          reference: string
          issuedAt: number
          validUntil: number | null
          address:
            | (
                | {
                    place: 'mainland'
                    name: string
                    areaCode: string
                    mobileNo: string
                    area: string
                    street: string
                  }
                | {
                    place: 'hong_kong'
                    name: string
                    areaCode: string
                    mobileNo: string
                    district:
                      | 'central_and_western'
                      | 'wan_chai'
                      | 'eastern'
                      | 'southern'
                      | 'yau_tsim_mong'
                      | 'sham_shui_po'
                      | 'kowloon_city'
                      | 'wong_tai_sin'
                      | 'kwun_tong'
                      | 'kwai_tsing'
                      | 'tsuen_wan'
                      | 'tuen_mun'
                      | 'yuen_long'
                      | 'north'
                      | 'tai_po'
                      | 'sha_tin'
                      | 'sai_kung'
                      | 'islands'
                    building: string
                    flat: string
                    street?: string
                  }
              )
            | null
          shipment: {
            carrier: string
            trackingNo: string
          } | null
          pictures: string[]
          presentations: {
            expiresAt: number
          }[]
          redeemed: {
            merchant: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            at: number
          } | null
          partner: {
            code: string
            passesMobile: boolean
            status: string
            at: number
          } | null
        }[]
        holds: {
          activity: number
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          cost: number
          status: string
          termsVersion: number
          at: number
          expiresAt: number
        }[]
        conversions: {
          activity: number
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          cost: number
          status: string
          failure: string | null
          reference: string
          at: number
          settledAt: number | null
        }[]
        chances: {
          activity: number
          task: string
          period: string
          at: number
          draw: {
            number: number
            visitorSeed: string
            prize: string | null
            at: number
          } | null
        }[]
        knowledgeTests: {
          activity: number
          at: number
          handedInAt: number | null
          correct: number | null
          passMark: number
          passed: boolean | null
          answers: {
            question: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            chosen: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            } | null
          }[]
        }[]
        trades: {
          reference: string
          kind: string
          side: string
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          quantity: number
          amountMinor: number
          feesMinor: number
          status: string
          at: number
        }[]
        applications: {
          reference: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          lots: number
          method: string
          blockedMinor: number
          status: string
          lotsAllotted: number | null
          refundMinor: number | null
          at: number
        }[]
        account: {
          holder: {
            document: 'hkid' | 'mainland_id' | 'passport'
            born: string
          } | null
          positions: {
            code: string
            quantity: number
            costMinor: number
          }[]
          movements: {
            kind: string
            account: string
            amountMinor: number
            at: number
          }[]
          creditLimitMinor: number
          discounts: {
            activity: number
            code: string
            at: number
            validUntil: number
          }[]
        } | null
        movements: {
          kind: string
          account: string
          amount: number
          at: number
        }[]
        watchlist: {
          codes: string[]
          groups: {
            name: string
            codes: string[]
          }[]
          at: number
        } | null
        priceAlerts: {
          code: string
          kind: string
          value: number
          at: number
          reachedAt: number | null
        }[]
        callBacks: {
          topic: string
          number: string
          note: string | null
          from: number
          to: number
          state: string
          at: number
          closedAt: number | null
        }[]
        selfChecks: {
          direction: string
          rules: string
          outcome: string
          findings: {
            question: string
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            verdict: 'unclear' | 'not_met'
            why: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          at: number
        }[]
        votes: {
          question: string
          helpful: boolean
          at: number
        }[]
        films: {
          film: string
          position: number
          seen: boolean
          at: number
        }[]
        reminders: {
          session: string
          status: string
          at: number
        }[]
        notices: {
          kind: string
          facts: {
            [k: string]: unknown
          }
          at: number
          readAt: number | null
        }[]
        uploads: {
          id: string
          type: string | null
          size: number
          at: number
        }[]
        registrations: {
          at: number
          lastUsedAt: number | null
          expiresAt: number
          ended: boolean
          system: string | null
          browser: string | null
          country: string | null
        }[]
        authentication: {
          event: string
          at: number
        }[]
        phoneChanges: {
          at: number
          way: string
        }[]
        logins: {
          account: string
          lastAt: number
        }[]
        passkeys: {
          account: string
          name: string | null
          system: string
          browser: string
          at: number
          lastUsedAt: number | null
        }[]
        tracked: {
          type: string
          event: string | null
          properties: {
            [k: string]: unknown
          }
          at: number
        }[]
        [k: string]: unknown
      }
    }
    refusal: Refusal
  }
  /**
   * Gives or withdraws the marketing consent
   */
  'POST /api/user/privacy/marketing': {
    body: {
      key: string
      agreed: boolean
    }
    reply: {
      status: 0
      data: {
        marketing: {
          agreed: boolean
          at: number | null
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Withdraws the consent that a partner receives the caller’s number
   */
  'POST /api/user/privacy/partner': {
    body: {
      key: string
      partner: string
    }
    reply: {
      status: 0
      data: {
        partners: {
          partner: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          dataStatement: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          agreed: boolean
          at: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The factors by which the caller can prove to be the owner of the session
   */
  'POST /api/user/proof': {
    body: {}
    reply: {
      status: 0
      data: {
        factors: ('totp' | 'sms')[]
        mobileNo: string
      }
    }
    refusal: Refusal
  }
  /**
   * Sends a code to the number of the caller
   */
  'POST /api/user/proof/code': {
    body: {
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
      proof?: {
        challenge: string
        answer: string
        [k: string]: unknown
      }
    }
    reply: {
      status: 0
      data: {
        resendAfter: number
        expiresIn: number
        mobileNo: string
      }
    }
    refusal: Refusal
  }
  /**
   * Proves for ten minutes that the caller is the owner of the session
   */
  'POST /api/user/proof/give': {
    body: {
      type: 'totp' | 'sms'
      code: string
    }
    reply: {
      status: 0
      data: {
        until: number
      }
    }
    refusal: Refusal
  }
  /**
   * The address of a target, with a single-use code if the caller agreed to be identified there
   */
  'POST /api/user/redirect': {
    body: {
      key: string
      target: string
      statement: number | null
    }
    reply: {
      status: 0
      data: {
        url: string
        expiresIn: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * A page of the caller’s rewards, by end and then the newest first, and their number
   */
  'POST /api/user/rewards': {
    body: {
      tab: 'available' | 'used' | 'expired'
      type?: 'exchange_voucher' | 'cash_return' | 'physical_gift'
      from?: number
      until?: number
      cursor?: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        rewards: {
          id: string
          type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
          status:
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          source: {
            number: number
            code: string
            route: string
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            theme?:
              | 'brand'
              | 'festival'
              | 'moon'
              | 'growth'
              | 'money'
              | 'points'
              | 'green'
              | 'digital'
              | 'food'
              | 'border'
              | 'live'
              | 'gift'
              | 'shares'
              | 'learn'
              | 'dawn'
              | 'strait'
          }
          amount: {
            currency: 'HKD'
            minor: number
          } | null
          maskedCode: string | null
          reference: string
          issuedAt: number
          validFrom: number
          validUntil: number | null
          payoutAt: number | null
          shipment: {
            carrier: string
            trackingNo: string
          } | null
          needs: ('login' | 'address') | null
        }[]
        next: string | null
        counts: {
          available: number
          used: number
          expired: number
        }
        totals?: {
          credited: {
            currency: 'HKD'
            minor: number
          }
          coming: {
            currency: 'HKD'
            minor: number
          }
          claimable?: {
            currency: 'HKD'
            minor: number
          }
          vouchers: number
          gifts: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Sets, changes or corrects the address of a gift of the caller, exactly once per key
   */
  'POST /api/user/rewards/address': {
    body: {
      key: string
      id: string
      address:
        | {
            place: 'mainland'
            name: string
            areaCode: string
            mobileNo: string
            area: string
            street: string
          }
        | {
            place: 'hong_kong'
            name: string
            areaCode: string
            mobileNo: string
            district:
              | 'central_and_western'
              | 'wan_chai'
              | 'eastern'
              | 'southern'
              | 'yau_tsim_mong'
              | 'sham_shui_po'
              | 'kowloon_city'
              | 'wong_tai_sin'
              | 'kwun_tong'
              | 'kwai_tsing'
              | 'tsuen_wan'
              | 'tuen_mun'
              | 'yuen_long'
              | 'north'
              | 'tai_po'
              | 'sha_tin'
              | 'sai_kung'
              | 'islands'
            building: string
            flat: string
            street?: string
          }
    }
    reply: {
      status: 0
      data: {
        id: string
        status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
      }
    }
    refusal: Refusal
  }
  /**
   * The unmasked address of a gift of the caller
   */
  'POST /api/user/rewards/address/detail': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        address:
          | {
              place: 'mainland'
              name: string
              areaCode: string
              mobileNo: string
              area: string
              street: string
            }
          | {
              place: 'hong_kong'
              name: string
              areaCode: string
              mobileNo: string
              district:
                | 'central_and_western'
                | 'wan_chai'
                | 'eastern'
                | 'southern'
                | 'yau_tsim_mong'
                | 'sham_shui_po'
                | 'kowloon_city'
                | 'wong_tai_sin'
                | 'kwun_tong'
                | 'kwai_tsing'
                | 'tsuen_wan'
                | 'tuen_mun'
                | 'yuen_long'
                | 'north'
                | 'tai_po'
                | 'sha_tin'
                | 'sai_kung'
                | 'islands'
              building: string
              flat: string
              street?: string
            }
      }
    }
    refusal: Refusal
  }
  /**
   * Claims cash for the account the caller is logged in to, exactly once per key
   */
  'POST /api/user/rewards/claim': {
    body: {
      key: string
      id: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        reward: {
          id: string
          type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
          status:
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          source: {
            number: number
            code: string
            route: string
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            theme?:
              | 'brand'
              | 'festival'
              | 'moon'
              | 'growth'
              | 'money'
              | 'points'
              | 'green'
              | 'digital'
              | 'food'
              | 'border'
              | 'live'
              | 'gift'
              | 'shares'
              | 'learn'
              | 'dawn'
              | 'strait'
          }
          amount: {
            currency: 'HKD'
            minor: number
          } | null
          maskedCode: string | null
          reference: string
          issuedAt: number
          validFrom: number
          validUntil: number | null
          payoutAt: number | null
          shipment: {
            carrier: string
            trackingNo: string
          } | null
          needs: ('login' | 'address') | null
        }
        steps: {
          status: 'crediting' | 'credited' | 'revoked' | 'used'
          at: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The full code of a usable voucher; each view is recorded in the audit trail
   */
  'POST /api/user/rewards/code': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        code: string
      }
    }
    refusal: Refusal
  }
  /**
   * One reward of the caller, with the steps of cash
   */
  'POST /api/user/rewards/detail': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        reward: {
          id: string
          type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
          status:
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          source: {
            number: number
            code: string
            route: string
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            theme?:
              | 'brand'
              | 'festival'
              | 'moon'
              | 'growth'
              | 'money'
              | 'points'
              | 'green'
              | 'digital'
              | 'food'
              | 'border'
              | 'live'
              | 'gift'
              | 'shares'
              | 'learn'
              | 'dawn'
              | 'strait'
          }
          amount: {
            currency: 'HKD'
            minor: number
          } | null
          maskedCode: string | null
          reference: string
          issuedAt: number
          validFrom: number
          validUntil: number | null
          payoutAt: number | null
          shipment: {
            carrier: string
            trackingNo: string
          } | null
          needs: ('login' | 'address') | null
        }
        steps: {
          status: 'crediting' | 'credited' | 'revoked' | 'used'
          at: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The number of the caller’s rewards, and the usable reward that expires first; the body is empty
   */
  'POST /api/user/rewards/glance': {
    reply: {
      status: 0
      data: {
        asOf: number
        counts: {
          available: number
          used: number
          expired: number
        }
        soonest: {
          id: string
          type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
          status:
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          source: {
            number: number
            code: string
            route: string
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            theme?:
              | 'brand'
              | 'festival'
              | 'moon'
              | 'growth'
              | 'money'
              | 'points'
              | 'green'
              | 'digital'
              | 'food'
              | 'border'
              | 'live'
              | 'gift'
              | 'shares'
              | 'learn'
              | 'dawn'
              | 'strait'
          }
          amount: {
            currency: 'HKD'
            minor: number
          } | null
          maskedCode: string | null
          reference: string
          issuedAt: number
          validFrom: number
          validUntil: number | null
          payoutAt: number | null
          shipment: {
            carrier: string
            trackingNo: string
          } | null
          needs: ('login' | 'address') | null
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The status of a voucher, and a code to show at a counter for a minute; its owner only
   */
  'POST /api/user/rewards/present': {
    body: {
      id: string
      shown?: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        status:
          | 'pending'
          | 'claimable'
          | 'available'
          | 'crediting'
          | 'preparing'
          | 'packed'
          | 'shipped'
          | 'returned'
          | 'used'
          | 'credited'
          | 'delivered'
          | 'expired'
          | 'revoked'
        item: {
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          note: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          usage: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }[]
          usedWhere?: 'counter' | 'partner_app'
          art?: string
        }
        reference: string
        maskedCode: string | null
        validUntil: number | null
        merchants: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }[]
        used: {
          at: number
          merchant: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        } | null
        presentation: {
          id: string
          qr: string
          code: string
          renewIn: number
          endsIn: number
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The caller’s active sessions, fifty unless the call names a limit, with device, country, first and last use
   */
  'POST /api/user/sessions': {
    body: {
      limit?: number
    }
    reply: {
      status: 0
      data: {
        asOf: number
        sessions: {
          id: string
          isThis: boolean
          system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
          browser:
            | 'wechat'
            | 'qq'
            | 'uc'
            | 'huawei'
            | 'xiaomi'
            | 'samsung'
            | 'edge'
            | 'opera'
            | 'firefox'
            | 'chrome'
            | 'safari'
            | 'other'
          country: string | null
          since: number
          lastUsedAt: number
          endsAt: number
          logins: {
            id: string
            account: string
            since: number
            lastUsedAt: number
            endsAt: number
          }[]
        }[]
        more: number
      }
    }
    refusal: Refusal
  }
  /**
   * Ends one session or login of the caller, every other session, or all of them, on every server at once
   */
  'POST /api/user/sessions/end': {
    body:
      | {
          which: 'one'
          id: string
        }
      | {
          which: 'others' | 'all'
        }
    reply: {
      status: 0
      data: {
        asOf: number
        sessions: {
          id: string
          isThis: boolean
          system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
          browser:
            | 'wechat'
            | 'qq'
            | 'uc'
            | 'huawei'
            | 'xiaomi'
            | 'samsung'
            | 'edge'
            | 'opera'
            | 'firefox'
            | 'chrome'
            | 'safari'
            | 'other'
          country: string | null
          since: number
          lastUsedAt: number
          endsAt: number
          logins: {
            id: string
            account: string
            since: number
            lastUsedAt: number
            endsAt: number
          }[]
        }[]
        more: number
      }
    }
    refusal: Refusal
  }
  /**
   * Announces a picture and returns the single-use address for its bytes
   */
  'POST /api/user/uploads': {
    body: {
      size: number
      sha256: string
    }
    reply: {
      status: 0
      data: {
        id: string
        path: string
        expiresAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * Deletes an unreferenced upload of the caller
   */
  'POST /api/user/uploads/remove': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * An address that shows an upload of the caller for ten minutes
   */
  'POST /api/user/uploads/view': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        path: string
        expiresAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * Whether the caller counts as a mainland resident; the body is empty (three-layer)
   */
  'POST /api/user/version/isMainLand': {
    reply: {
      status: 0
      data: boolean
    }
    refusal: Refusal
  }
  /**
   * Result of every rule of an offer for the caller
   */
  'POST /api/user/{number}/conversion/access': {
    params: {
      number: string
    }
    body: {
      offer: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        balance: {
          available: number
          held: number
        } | null
        welcome: number
        offer: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          note: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          usage: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }[]
          art: string
          cost: number
          validDays: number
          limit: number
          partner: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            dataStatement: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            needsConsent: boolean
          }
          isConfirmedByPartner: boolean
          quota: {
            total: number
            remaining: number
          }
          isLow: boolean
          mine: {
            state: 'held' | 'closed' | 'limit' | 'sold_out' | 'not_joined' | 'short' | 'open'
            conversions: number
            missing: number
            hold: string | null
          } | null
        }
        checks: {
          rule: 'open' | 'joined' | 'residence' | 'points' | 'limit' | 'stock'
          verdict: 'pass' | 'fail' | 'unknown'
        }[]
        isGranted: boolean
        holdMinutes: number
        termsVersion: number
        consentedAt: number | null
        converted: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Converts a hold into a voucher, once per key
   */
  'POST /api/user/{number}/conversion/commit': {
    params: {
      number: string
    }
    body: {
      key: string
      hold: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        balance: {
          available: number
          held: number
        }
        conversion: {
          id: string
          status: 'pending' | 'succeeded' | 'failed'
          offer: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            art: string
            cost: number
            validDays: number
            limit: number
            partner: {
              code: string
              name: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              dataStatement: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              needsConsent: boolean
            }
            isConfirmedByPartner: boolean
          }
          cost: number
          reference: string
          at: number
          settledAt: number | null
          failure: ('pool_dry' | 'partner_refused') | null
          restored: number
          reward: string | null
          validUntil: number | null
        }
      }
    }
    refusal: Refusal
  }
  /**
   * A hold of the caller with its current status
   */
  'POST /api/user/{number}/conversion/held': {
    params: {
      number: string
    }
    body: {
      hold: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        balance: {
          available: number
          held: number
        }
        hold: {
          id: string
          status: 'held' | 'committed' | 'expired' | 'released'
          offer: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            art: string
            cost: number
            validDays: number
            limit: number
            partner: {
              code: string
              name: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              dataStatement: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              needsConsent: boolean
            }
            isConfirmedByPartner: boolean
          }
          cost: number
          heldAt: number
          expiresAt: number
          conversion: string | null
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Reserves an offer and its points for ten minutes, once per key
   */
  'POST /api/user/{number}/conversion/hold': {
    params: {
      number: string
    }
    body: {
      key: string
      offer: string
      termsVersion: number
      /**
       * @maxItems 4
       */
      consents?:
        | []
        | ['partner_mobile']
        | ['partner_mobile', 'partner_mobile']
        | ['partner_mobile', 'partner_mobile', 'partner_mobile']
        | ['partner_mobile', 'partner_mobile', 'partner_mobile', 'partner_mobile']
    }
    reply: {
      status: 0
      data: {
        asOf: number
        balance: {
          available: number
          held: number
        }
        hold: {
          id: string
          status: 'held' | 'committed' | 'expired' | 'released'
          offer: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            art: string
            cost: number
            validDays: number
            limit: number
            partner: {
              code: string
              name: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              dataStatement: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              needsConsent: boolean
            }
            isConfirmedByPartner: boolean
          }
          cost: number
          heldAt: number
          expiresAt: number
          conversion: string | null
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Offers of the points exchange with the state and balance of the caller; the body is empty
   */
  'POST /api/user/{number}/conversion/offers': {
    params: {
      number: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        balance: {
          available: number
          held: number
        } | null
        welcome: number
        offers: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          note: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          usage: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }[]
          art: string
          cost: number
          validDays: number
          limit: number
          partner: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            dataStatement: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            needsConsent: boolean
          }
          isConfirmedByPartner: boolean
          quota: {
            total: number
            remaining: number
          }
          isLow: boolean
          mine: {
            state: 'held' | 'closed' | 'limit' | 'sold_out' | 'not_joined' | 'short' | 'open'
            conversions: number
            missing: number
            hold: string | null
          } | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Releases a hold and restores points and stock, once per key
   */
  'POST /api/user/{number}/conversion/release': {
    params: {
      number: string
    }
    body: {
      key: string
      hold: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        balance: {
          available: number
          held: number
        }
        hold: {
          id: string
          status: 'held' | 'committed' | 'expired' | 'released'
          offer: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            art: string
            cost: number
            validDays: number
            limit: number
            partner: {
              code: string
              name: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              dataStatement: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              needsConsent: boolean
            }
            isConfirmedByPartner: boolean
          }
          cost: number
          heldAt: number
          expiresAt: number
          conversion: string | null
        }
      }
    }
    refusal: Refusal
  }
  /**
   * A conversion of the caller with its current status
   */
  'POST /api/user/{number}/conversion/status': {
    params: {
      number: string
    }
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        balance: {
          available: number
          held: number
        }
        conversion: {
          id: string
          status: 'pending' | 'succeeded' | 'failed'
          offer: {
            code: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            art: string
            cost: number
            validDays: number
            limit: number
            partner: {
              code: string
              name: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              dataStatement: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              needsConsent: boolean
            }
            isConfirmedByPartner: boolean
          }
          cost: number
          reference: string
          at: number
          settledAt: number | null
          failure: ('pool_dry' | 'partner_refused') | null
          restored: number
          reward: string | null
          validUntil: number | null
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Draws for one chance, exactly once per key
   */
  'POST /api/user/{number}/draw': {
    params: {
      number: string
    }
    body: {
      key: string
      visitorSeed: string
    }
    reply: {
      status: 0
      data: {
        draw: {
          number: number
          visitorSeed: string
          prize: string | null
          at: number
        }
        status: {
          asOf: number
          chances: number
          tasks: {
            task: 'join' | 'visit' | 'account_safety'
            earned: number
            isOpen: boolean
            nextAt: number | null
          }[]
          draws: {
            number: number
            visitorSeed: string
            prize: string | null
            at: number
          }[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Chances, tasks and draws of the caller; the body is empty. The call counts as the visit of the day
   */
  'POST /api/user/{number}/draws': {
    params: {
      number: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        chances: number
        tasks: {
          task: 'join' | 'visit' | 'account_safety'
          earned: number
          isOpen: boolean
          nextAt: number | null
        }[]
        draws: {
          number: number
          visitorSeed: string
          prize: string | null
          at: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Joins an activity, or completes a stage of it, exactly once per key
   */
  'POST /api/user/{number}/join': {
    params: {
      number: string
    }
    body: {
      key: string
      termsVersion: number
      residence?: 'mainland' | 'hong_kong' | 'macao' | 'taiwan' | 'elsewhere'
      stage?: string
      /**
       * @maxItems 4
       */
      consents?:
        | []
        | ['partner_mobile']
        | ['partner_mobile', 'partner_mobile']
        | ['partner_mobile', 'partner_mobile', 'partner_mobile']
        | ['partner_mobile', 'partner_mobile', 'partner_mobile', 'partner_mobile']
    }
    reply: {
      status: 0
      data: {
        participation: {
          reference: string
          joinedAt: number
        }
        status: {
          asOf: number
          gate:
            | 'mainland'
            | 'joined'
            | 'not_started'
            | 'ended'
            | 'anonymous'
            | 'registered'
            | 'ineligible'
            | 'sold_out'
            | 'available'
          rule: ('residence' | 'earlier_participation' | 'account_type') | null
          residenceNeeded: boolean
          participation: {
            reference: string
            joinedAt: number
          } | null
          quota: {
            total: number
            remaining: number
          } | null
          termsVersion: number
          stages: {
            id: string
            state: 'locked' | 'open' | 'done' | 'sold_out' | 'ended'
            participation: {
              reference: string
              joinedAt: number
            } | null
            isMet?: boolean
          }[]
          waitingRoom?: {
            opensAt: number
            startsAt: number
          }
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Status of the caller in an activity; the body is empty
   */
  'POST /api/user/{number}/joinStatus': {
    params: {
      number: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        gate:
          | 'mainland'
          | 'joined'
          | 'not_started'
          | 'ended'
          | 'anonymous'
          | 'registered'
          | 'ineligible'
          | 'sold_out'
          | 'available'
        rule: ('residence' | 'earlier_participation' | 'account_type') | null
        residenceNeeded: boolean
        participation: {
          reference: string
          joinedAt: number
        } | null
        quota: {
          total: number
          remaining: number
        } | null
        termsVersion: number
        stages: {
          id: string
          state: 'locked' | 'open' | 'done' | 'sold_out' | 'ended'
          participation: {
            reference: string
            joinedAt: number
          } | null
          isMet?: boolean
        }[]
        waitingRoom?: {
          opensAt: number
          startsAt: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * The state of the caller’s knowledge test of an activity; the body is empty
   */
  'POST /api/user/{number}/knowledgeTest': {
    params: {
      number: string
    }
    body: {}
    reply: {
      status: 0
      data: {
        asOf: number
        state: 'needed' | 'open' | 'waiting' | 'passed'
        open: {
          attempt: string
          begunAt: number
          /**
           * @minItems 1
           */
          questions: [
            {
              id: string
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              /**
               * @minItems 2
               */
              options: [
                {
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                },
                {
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                },
                ...{
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                }[]
              ]
            },
            ...{
              id: string
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              /**
               * @minItems 2
               */
              options: [
                {
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                },
                {
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                },
                ...{
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                }[]
              ]
            }[]
          ]
        } | null
        last: {
          attempt: string
          handedInAt: number
          correct: number
          of: number
          passMark: number
          passed: boolean
          wrong: {
            id: string
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            chosen: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            why: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          againAt: number | null
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Begins an attempt with questions of its own, or returns the open one
   */
  'POST /api/user/{number}/knowledgeTest/begin': {
    params: {
      number: string
    }
    body: {
      key: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        state: 'needed' | 'open' | 'waiting' | 'passed'
        open: {
          attempt: string
          begunAt: number
          /**
           * @minItems 1
           */
          questions: [
            {
              id: string
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              /**
               * @minItems 2
               */
              options: [
                {
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                },
                {
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                },
                ...{
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                }[]
              ]
            },
            ...{
              id: string
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              /**
               * @minItems 2
               */
              options: [
                {
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                },
                {
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                },
                ...{
                  id: string
                  text: {
                    'zh-CN': string
                    'zh-HK': string
                    'en-US': string
                  }
                }[]
              ]
            }[]
          ]
        } | null
        last: {
          attempt: string
          handedInAt: number
          correct: number
          of: number
          passMark: number
          passed: boolean
          wrong: {
            id: string
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            chosen: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            why: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          againAt: number | null
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Hands in an attempt, judges it exactly once, and returns which answers were wrong and why
   */
  'POST /api/user/{number}/knowledgeTest/handIn': {
    params: {
      number: string
    }
    body: {
      key: string
      attempt: string
      /**
       * @maxItems 50
       */
      answers: {
        question: string
        option: string
      }[]
    }
    reply: {
      status: 0
      data: {
        result: {
          attempt: string
          handedInAt: number
          correct: number
          of: number
          passMark: number
          passed: boolean
          wrong: {
            id: string
            text: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            chosen: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            why: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
          }[]
          againAt: number | null
        }
        status: {
          asOf: number
          state: 'needed' | 'open' | 'waiting' | 'passed'
          open: {
            attempt: string
            begunAt: number
            /**
             * @minItems 1
             */
            questions: [
              {
                id: string
                text: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                /**
                 * @minItems 2
                 */
                options: [
                  {
                    id: string
                    text: {
                      'zh-CN': string
                      'zh-HK': string
                      'en-US': string
                    }
                  },
                  {
                    id: string
                    text: {
                      'zh-CN': string
                      'zh-HK': string
                      'en-US': string
                    }
                  },
                  ...{
                    id: string
                    text: {
                      'zh-CN': string
                      'zh-HK': string
                      'en-US': string
                    }
                  }[]
                ]
              },
              ...{
                id: string
                text: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                /**
                 * @minItems 2
                 */
                options: [
                  {
                    id: string
                    text: {
                      'zh-CN': string
                      'zh-HK': string
                      'en-US': string
                    }
                  },
                  {
                    id: string
                    text: {
                      'zh-CN': string
                      'zh-HK': string
                      'en-US': string
                    }
                  },
                  ...{
                    id: string
                    text: {
                      'zh-CN': string
                      'zh-HK': string
                      'en-US': string
                    }
                  }[]
                ]
              }[]
            ]
          } | null
          last: {
            attempt: string
            handedInAt: number
            correct: number
            of: number
            passMark: number
            passed: boolean
            wrong: {
              id: string
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              chosen: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              why: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            }[]
            againAt: number | null
          } | null
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Applies for a bond or new shares once per key; the trading password is sealed
   */
  'POST /api/user/{number}/offerings/apply': {
    params: {
      number: string
    }
    body: {
      key: string
      offering: string
      lots: number
      method: 'cash' | 'margin'
      documentVersion: number
      tradingPassword: string
    }
    reply: {
      status: 0
      data: {
        application: {
          reference: string
          offering: string
          lots: number
          method: 'cash' | 'margin'
          amount: number
          fees: {
            handling: number
            brokerage: number
            sfcLevy: number
            afrcLevy: number
            exchangeFee: number
          }
          feesTotal: number
          loan: number
          interest: number
          blocked: number
          status: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
          refusal: ('funds_short' | 'closed' | 'exists' | 'account_blocked' | 'other' | 'not_done') | null
          lotsAllotted: number | null
          drawnLots: number | null
          settlement: {
            paid: number
            fees: number
            interest: number
            loanReturned: number
            loanLeft: number
            refund: number
          } | null
          at: number
          cancellableUntil: number | null
          steps: {
            step: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
            at: number
          }[]
        }
        mine: {
          asOf: number
          available: number | null
          lendable: number | null
          accountType: 'cash' | 'margin'
          holderRule: ('residence' | 'identity_document' | 'age' | 'account_type') | null
          applications: {
            reference: string
            offering: string
            lots: number
            method: 'cash' | 'margin'
            amount: number
            fees: {
              handling: number
              brokerage: number
              sfcLevy: number
              afrcLevy: number
              exchangeFee: number
            }
            feesTotal: number
            loan: number
            interest: number
            blocked: number
            status: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
            refusal: ('funds_short' | 'closed' | 'exists' | 'account_blocked' | 'other' | 'not_done') | null
            lotsAllotted: number | null
            drawnLots: number | null
            settlement: {
              paid: number
              fees: number
              interest: number
              loanReturned: number
              loanLeft: number
              refund: number
            } | null
            at: number
            cancellableUntil: number | null
            steps: {
              step: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
              at: number
            }[]
          }[]
          elsewhere: string[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Cancels an application of the caller’s account until the cut-off, once per key, and returns all of its cash
   */
  'POST /api/user/{number}/offerings/cancel': {
    params: {
      number: string
    }
    body: {
      key: string
      reference: string
      tradingPassword: string
    }
    reply: {
      status: 0
      data: {
        application: {
          reference: string
          offering: string
          lots: number
          method: 'cash' | 'margin'
          amount: number
          fees: {
            handling: number
            brokerage: number
            sfcLevy: number
            afrcLevy: number
            exchangeFee: number
          }
          feesTotal: number
          loan: number
          interest: number
          blocked: number
          status: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
          refusal: ('funds_short' | 'closed' | 'exists' | 'account_blocked' | 'other' | 'not_done') | null
          lotsAllotted: number | null
          drawnLots: number | null
          settlement: {
            paid: number
            fees: number
            interest: number
            loanReturned: number
            loanLeft: number
            refund: number
          } | null
          at: number
          cancellableUntil: number | null
          steps: {
            step: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
            at: number
          }[]
        }
        mine: {
          asOf: number
          available: number | null
          lendable: number | null
          accountType: 'cash' | 'margin'
          holderRule: ('residence' | 'identity_document' | 'age' | 'account_type') | null
          applications: {
            reference: string
            offering: string
            lots: number
            method: 'cash' | 'margin'
            amount: number
            fees: {
              handling: number
              brokerage: number
              sfcLevy: number
              afrcLevy: number
              exchangeFee: number
            }
            feesTotal: number
            loan: number
            interest: number
            blocked: number
            status: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
            refusal: ('funds_short' | 'closed' | 'exists' | 'account_blocked' | 'other' | 'not_done') | null
            lotsAllotted: number | null
            drawnLots: number | null
            settlement: {
              paid: number
              fees: number
              interest: number
              loanReturned: number
              loanLeft: number
              refund: number
            } | null
            at: number
            cancellableUntil: number | null
            steps: {
              step: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
              at: number
            }[]
          }[]
          elsewhere: string[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Sends a code
   */
  'POST /api/user/{number}/sms': {
    params: {
      number: string
    }
    body: {
      areaCode: string
      mobileNo: string
      lang?: 'zh-CN' | 'zh-HK' | 'en-US'
      proof?: {
        challenge: string
        answer: string
        [k: string]: unknown
      }
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        resendAfter: number
        expiresIn: number
      }
    }
    refusal: Refusal
  }
  /**
   * Verifies a code and returns a ticket for the identity call
   */
  'POST /api/user/{number}/smsVerify': {
    params: {
      number: string
    }
    body: {
      areaCode: string
      mobileNo: string
      code: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        userCode: string
        userToken: string
      }
    }
    refusal: Refusal
  }
  /**
   * The caller's voucher of an activity whose partner confirms it, and the remaining codes of its pool
   */
  'POST /api/user/{number}/voucher': {
    params: {
      number: string
    }
    body: {}
    reply: {
      status: 0
      data: {
        asOf: number
        voucher: {
          id: string
          status: 'queued' | 'available' | 'used' | 'expired' | 'refused' | 'revoked'
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          maskedCode: string | null
          reference: string
          claimedAt: number
          validUntil: number | null
          passesMobile: boolean
        } | null
        pool: {
          total: number
          remaining: number
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Gives the person a place in the waiting room, or their place again; the body is empty
   */
  'POST /api/user/{number}/waiting': {
    params: {
      number: string
    }
    reply: {
      status: 0
      data: {
        place: {
          asOf: number
          state: 'early' | 'waiting' | 'admitted' | 'missed' | 'sold_out' | 'over'
          startsAt: number | null
          ahead: number | null
          expectedAt: number | null
          admittedUntil: number | null
          lookAgainIn: number
        }
        ticket: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Virtual-asset funds listed in Hong Kong: their counters and fees
   */
  'GET /api/virtual-assets/funds': {
    reply: {
      asOf: string
      withheld: boolean
      funds: {
        id: string
        asset: 'bitcoin' | 'ether'
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        manager: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        custodian: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        listedOn: string
        /**
         * @minItems 1
         */
        counters: [
          {
            code: string
            currency: 'HKD' | 'USD' | 'CNY'
            lotSize: number
          },
          ...{
            code: string
            currency: 'HKD' | 'USD' | 'CNY'
            lotSize: number
          }[]
        ]
        fees: {
          management: number
          custody: number
          other: number
          total: number
        }
        exampleCost: number
      }[]
      quotes: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      } | null
      example: {
        amount: number
      } | null
      discount: {
        percentOff: number
        validDays: number
      } | null
      test: {
        questions: number
        passMark: number
        waitMinutes: number
      } | null
    }
    refusal: Refusal
  }
  /**
   * The place that a ticket names, from memory
   */
  'GET /api/waiting': {
    query: {
      ticket: string
    }
    reply: {
      asOf: number
      state: 'early' | 'waiting' | 'admitted' | 'missed' | 'sold_out' | 'over'
      startsAt: number | null
      ahead: number | null
      expectedAt: number | null
      admittedUntil: number | null
      lookAgainIn: number
    }
    refusal: Refusal
  }
  /**
   * Both directions: eligibility, self-check, quota and product shelf
   */
  'GET /api/wealth-connect': {
    reply: {
      asOf: string
      /**
       * @minItems 1
       */
      sources: [
        {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        },
        ...{
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }[]
      ]
      rules: string
      withheld: boolean
      directions: {
        direction: 'southbound' | 'northbound'
        forWhom: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        questions: {
          id: string
          text: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          note: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
          /**
           * @minItems 2
           */
          options: [
            {
              id: string
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            },
            {
              id: string
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            },
            ...{
              id: string
              text: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
            }[]
          ]
        }[]
        quota: {
          total: number
          channel: number
        }
        products: {
          id: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          issuer: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'fund' | 'bond' | 'deposit' | 'wealth'
          risk: number
          currency: 'CNY' | 'HKD' | 'USD'
          minimum: number
          redemption: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          soldOut: boolean
        }[]
      }[]
    }
    refusal: Refusal
  }
  /**
   * The clocks of the server and the time zone of Hong Kong
   */
  'POST /common/common/matrix/time': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        serverTime: number
        businessTime: number
        utcOffset: number
      }
    }
    refusal: Refusal
  }
  /**
   * Daily, weekly or monthly candles of an instrument, the oldest first; the last one is incomplete
   */
  'POST /common/market/candles': {
    body: {
      code: string
      period: 'day' | 'week' | 'month'
      before?: string
      count?: number
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        instrument: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
        }
        period: 'day' | 'week' | 'month'
        candles: {
          day: string
          open: string
          high: string
          low: string
          close: string
          volume: string
        }[]
        hasMore: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * The best prices of the order book of an instrument in real time; null where there is none
   */
  'POST /common/market/depth': {
    body: {
      code: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        depth: {
          /**
           * @maxItems 10
           */
          bids:
            | []
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
          /**
           * @maxItems 10
           */
          offers:
            | []
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The range of 52 weeks, the shares in issue and the yearly fee of an instrument, where they are known
   */
  'POST /common/market/details': {
    body: {
      code: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        instrument: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
        }
        yearHigh: string | null
        yearLow: string | null
        issued: string | null
        annualFee: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Quotes of every index
   */
  'POST /common/market/indices': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Prices of the last trading day by the minute, or of the last five by five minutes, the oldest first
   */
  'POST /common/market/intraday': {
    body: {
      code: string
      range: 'day' | 'fiveDays'
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        instrument: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
        }
        range: 'day' | 'fiveDays'
        minutes: number
        previousClose: string | null
        sessions: {
          from: number
          to: number
        }[]
        bars: {
          at: number
          open: string
          high: string
          low: string
          close: string
          volume: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The stocks that rose most, fell most or were traded most since the open, best first
   */
  'POST /common/market/movers': {
    body: {
      board: 'gainers' | 'losers' | 'turnover'
      count?: number
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        board: 'gainers' | 'losers' | 'turnover'
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Quotes of up to fifty instruments in the requested order; delayed by fifteen minutes for visitors
   */
  'POST /common/market/quotes': {
    body: {
      /**
       * @minItems 1
       * @maxItems 50
       */
      codes: [string, ...string[]]
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Instruments by code or name, in any script and case, best first
   */
  'POST /common/market/search': {
    body: {
      content: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        found: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Prices of the last trading day every ten minutes, of up to fifty instruments
   */
  'POST /common/market/sparklines': {
    body: {
      /**
       * @minItems 1
       * @maxItems 50
       */
      codes: [string, ...string[]]
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        lines: {
          code: string
          previousClose: string
          prices: string[]
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Address of the stream of changes of up to fifty instruments, valid for ten minutes
   */
  'POST /common/market/stream': {
    body: {
      /**
       * @minItems 1
       * @maxItems 50
       */
      codes: [string, ...string[]]
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        url: string
        delay: number
        validUntil: number
      }
    }
    refusal: Refusal
  }
  /**
   * The clock of the exchange, by business time
   */
  'POST /common/market/time': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        time: number
        date: string
        clock: string
      }
    }
    refusal: Refusal
  }
  /**
   * Profile of the caller: phone number, time of registration and consents
   */
  'POST /common/user/matrix/profile': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        mobileNo: string
        registeredAt: number
        agreements: {
          document: 'disclaimer' | 'privacy' | 'service' | 'marketing'
          version: string
          isAgreed: boolean
          givenAt: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The watchlist of the caller in their order, with its revision
   */
  'POST /common/user/matrix/watchlist': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        revision: number
        codes: string[]
        groups: {
          name: string
          codes: string[]
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Replaces the list if its revision is current; `isStored` is false if another change came first
   */
  'POST /common/user/matrix/watchlist/keep': {
    body: {
      revision: number
      /**
       * @maxItems 200
       */
      codes: string[]
      /**
       * @maxItems 10
       */
      groups?:
        | []
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        revision: number
        codes: string[]
        groups: {
          name: string
          codes: string[]
        }[]
        isStored: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * Hosts, variant and public keys that a client build needs to run here
   */
  'GET /config.json': {
    reply: {
      environment: 'TEST' | 'PROD' | 'SIT' | 'UAT'
      variant: 'main' | 'hk' | 'default'
      release: string
      server?: string
      hosts: {
        api: string
        opening: string
        jwt: string
        trade: string
        quote: string
        common: string
        user: string
        fund: string
        collector: string
        secure: string
      }
      twoLayer: {
        appName: string
        appId: string
        secret: string
      }
      terminalSources: {
        [k: string]: string
      }
      deploymentKey: string
      offline?: boolean
      loginProvider?: boolean
      passkeys?: boolean
      sandbox: boolean
    }
    refusal: Refusal
  }
  /**
   * Configuration of the tracker, by JSONP
   */
  'GET /config/visualized/Web.conf': {
    query: {
      project: 'production'
      callbackName: string
      app_id: string
      v?: string
    }
    refusal: Refusal
  }
  /**
   * Sets join level, eligibility, calendar or mainland rule of an activity
   */
  'POST /dev/activities': {
    body: {
      joinLevel?: ('register' | 'login') | null
      mainland?: 'notice' | 'page'
      followsCalendar?: boolean
      eligibility?: {
        /**
         * @minItems 1
         */
        residences?: [
          'mainland' | 'hong_kong' | 'macao' | 'taiwan' | 'elsewhere',
          ...('mainland' | 'hong_kong' | 'macao' | 'taiwan' | 'elsewhere')[]
        ]
        /**
         * @minItems 1
         */
        notAfter?: [number, ...number[]]
        /**
         * @minItems 1
         */
        accountTypes?: ['cash' | 'margin', ...('cash' | 'margin')[]]
      }
      activity: string | number
    }
    reply: {
      status: 0
      data: {
        joinLevel: ('register' | 'login') | null
        mainland: 'notice' | 'page'
        followsCalendar: boolean
        eligibility: {
          /**
           * @minItems 1
           */
          residences?: [
            'mainland' | 'hong_kong' | 'macao' | 'taiwan' | 'elsewhere',
            ...('mainland' | 'hong_kong' | 'macao' | 'taiwan' | 'elsewhere')[]
          ]
          /**
           * @minItems 1
           */
          notAfter?: [number, ...number[]]
          /**
           * @minItems 1
           */
          accountTypes?: ['cash' | 'margin', ...('cash' | 'margin')[]]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Opens an account for a phone number; returns a client number and the demo passwords
   */
  'POST /dev/clients': {
    body: {
      holder?: string
      document?: 'hkid' | 'mainland_id' | 'passport'
      age?: number
      tradingPassword?: string
      cash?: number
      /**
       * @maxItems 50
       */
      positions?: {
        code: string
        quantity: number
        cost: number
        [k: string]: unknown
      }[]
      creditLimit?: number
      loan?: number
      mobile: string
      accountType?: 'cash' | 'margin'
      status?: 'active' | 'suspended'
      totp?: boolean
      residence?: 'mainland' | 'hong_kong' | 'macao' | 'taiwan' | 'elsewhere'
      trades?: 'daily' | 'none'
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        clientNo: string
        password: string
        tradingPassword: string
      }
    }
    refusal: Refusal
  }
  /**
   * The current time of the business clock
   */
  'GET /dev/clock': {
    reply: {
      status: 0
      data: {
        offset: number
        business: number
        hongKong: string
      }
    }
    refusal: Refusal
  }
  /**
   * Moves the business clock by an offset, to a moment, or before, into or after the period of an activity
   */
  'POST /dev/clock': {
    body:
      | {
          offset: number
        }
      | {
          at: string
        }
      | {
          activity: string | number
          stage?: string
          moment: 'before' | 'open' | 'after'
        }
    reply: {
      status: 0
      data: {
        offset: number
        business: number
        hongKong: string
      }
    }
    refusal: Refusal
  }
  /**
   * Declared days without trading
   */
  'GET /dev/closures': {
    reply: {
      status: 0
      data: {
        day: string
        reason: 'typhoon' | 'rainstorm' | 'holiday' | 'other'
        fromMinute: number | null
      }[]
    }
    refusal: Refusal
  }
  /**
   * Declares a day without trading, or without trading from a minute on
   */
  'POST /dev/closures': {
    body: {
      day?: string | 'today'
      reason: 'typhoon' | 'rainstorm' | 'holiday' | 'other'
      fromMinute?: number | null
    }
    reply: {
      status: 0
      data: {
        day: string
        reason: 'typhoon' | 'rainstorm' | 'holiday' | 'other'
        fromMinute: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Withdraws a declaration
   */
  'DELETE /dev/closures/{day}': {
    params: {
      day: string | 'today'
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Sets the country of all calls, ISO 3166 alpha-2; null: the country of each address
   */
  'POST /dev/country': {
    body: {
      country: string | null
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        country: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Gives a phone number chances to draw; the seeds alone decide the results
   */
  'POST /dev/draws': {
    body: {
      mobile: string
      activity?: string
      chances: number
    }
    reply: {
      status: 0
      data: {
        chances: number
      }
    }
    refusal: Refusal
  }
  /**
   * Packs, ships, delivers or returns the newest gift of a phone number
   */
  'POST /dev/gifts': {
    body: {
      mobile: string
      event: 'pack' | 'ship' | 'deliver' | 'return'
      carrier?: string
      trackingNo?: string
    }
    reply: {
      status: 0
      data: {
        status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
      }
    }
    refusal: Refusal
  }
  /**
   * Expires all holds of a person now
   */
  'POST /dev/holds': {
    body: {
      mobile: string
    }
    reply: {
      status: 0
      data: {
        available: number
        held: number
      }
    }
    refusal: Refusal
  }
  /**
   * The right answers of the open attempt of a phone number
   */
  'POST /dev/knowledge-tests': {
    body: {
      mobile: string
      activity: string | number
    }
    reply: {
      status: 0
      data: {
        attempt: string
        answers: {
          question: string
          option: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Ends the waiting time after a failed test of a phone number, if there is one
   */
  'POST /dev/knowledge-tests/wait': {
    body: {
      mobile: string
      activity: string | number
    }
    reply: {
      status: 0
      data: {
        ended: number
      }
    }
    refusal: Refusal
  }
  /**
   * Begins, interrupts, resumes or ends a session now, or sends its reminders as if they were due
   */
  'POST /dev/live': {
    body: {
      session: string
      step: 'begin' | 'interrupt' | 'resume' | 'end' | 'remind'
    }
    reply: {
      status: 0
      data: {
        session: string
        state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
      }
    }
    refusal: Refusal
  }
  /**
   * Creates a session in a given state, copied from one of the series and found by its code only
   */
  'POST /dev/live/sessions': {
    body: {
      like?: string
      state?: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
    }
    reply: {
      status: 0
      data: {
        session: string
        state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
      }
    }
    refusal: Refusal
  }
  /**
   * The state of the market
   */
  'GET /dev/market': {
    reply: {
      status: 0
      data: {
        feed: 'up' | 'delayed' | 'down'
        halted: string[]
        state: string
        opensAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * Halts or resumes an instrument; starts, stops or delays the feed for all callers
   */
  'POST /dev/market': {
    body: {
      feed?: 'up' | 'delayed' | 'down'
      halt?: string
      resume?: string
    }
    reply: {
      status: 0
      data: {
        feed: 'up' | 'delayed' | 'down'
        halted: string[]
        state: string
        opensAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * The merchant of the sandbox and its PIN, for /dev/counter
   */
  'GET /dev/merchant': {
    reply: {
      status: 0
      data: {
        merchant: string
        pin: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Shows a notice in one language on one activity or on all, from now on for some minutes
   */
  'POST /dev/notices': {
    body: {
      activity?: string | number
      language: 'zh-CN' | 'zh-HK' | 'en-US'
      text: string
      minutes?: number
    }
    reply: {
      status: 0
      data: {
        until: number
      }
    }
    refusal: Refusal
  }
  /**
   * Creates an offering for one test, found by its code only, or moves one to a phase
   */
  'POST /dev/offerings': {
    body: {
      code?: string
      activity?: string | number
      phase?: 'upcoming' | 'open' | 'cut_off' | 'closed' | 'allotted' | 'settled'
      lotsOnOffer?: number
      maxLots?: number
      /**
       * @maxItems 20
       */
      demand?:
        | []
        | [never[]]
        | [never[], never[]]
        | [never[], never[], never[]]
        | [never[], never[], never[], never[]]
        | [never[], never[], never[], never[], never[]]
        | [never[], never[], never[], never[], never[], never[]]
        | [never[], never[], never[], never[], never[], never[], never[]]
        | [never[], never[], never[], never[], never[], never[], never[], never[]]
        | [never[], never[], never[], never[], never[], never[], never[], never[], never[]]
        | [never[], never[], never[], never[], never[], never[], never[], never[], never[], never[]]
        | [never[], never[], never[], never[], never[], never[], never[], never[], never[], never[], never[]]
        | [never[], never[], never[], never[], never[], never[], never[], never[], never[], never[], never[], never[]]
        | [
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[]
          ]
        | [
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[]
          ]
        | [
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[]
          ]
        | [
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[]
          ]
        | [
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[]
          ]
        | [
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[]
          ]
        | [
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[]
          ]
        | [
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[],
            never[]
          ]
      allottedBy?: 'ballot' | 'firm'
    }
    reply: {
      status: 0
      data: {
        code: string
        activity: number
        phase: 'upcoming' | 'open' | 'cut_off' | 'closed' | 'allotted' | 'settled'
        dates: {
          opens: number
          cutOff: number
          closes: number
          allotment: number
          refund: number
          listed: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Sets whether a partner answers, and how; for all members or for one
   */
  'POST /dev/partners': {
    body: {
      partner: string
      down: boolean
      refuses?: boolean
      mobile?: string
    }
    reply: {
      status: 0
      data: {
        waiting: number
      }
    }
    refusal: Refusal
  }
  /**
   * The latest orders that a partner received, and its answers
   */
  'GET /dev/partners': {
    query: {
      partner: string
      mobile?: string
    }
    reply: {
      status: 0
      data: {
        received: {
          [k: string]: string
        }
        outcome: string
      }[]
    }
    refusal: Refusal
  }
  /**
   * Starts or ends the cooling period after a change of a phone number
   */
  'POST /dev/phone': {
    body: {
      mobile: string
      cooling: boolean
    }
    reply: {
      status: 0
      data: {
        until: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Sets the available points of a person through the ledger; holds do not change
   */
  'POST /dev/points': {
    body: {
      mobile: string
      points: number
    }
    reply: {
      status: 0
      data: {
        available: number
        held: number
      }
    }
    refusal: Refusal
  }
  /**
   * Grants a voucher, cash or a gift of any status to a phone number, whether or not a person has it yet
   */
  'POST /dev/rewards': {
    body: {
      mobile: string
      activity: string | number
      item?: string
      type?: 'exchange_voucher' | 'cash_return' | 'physical_gift'
      status?:
        | 'pending'
        | 'claimable'
        | 'available'
        | 'crediting'
        | 'preparing'
        | 'packed'
        | 'shipped'
        | 'returned'
        | 'used'
        | 'credited'
        | 'delivered'
        | 'expired'
        | 'revoked'
      amount?: number
      facts?: {
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
          [k: string]: unknown
        }
        note: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
          [k: string]: unknown
        }
        usage: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
          [k: string]: unknown
        }[]
        usedWhere?: 'counter' | 'partner_app'
        art?: string
        [k: string]: unknown
      }
      code?: string
      validForDays?: number | null
      payoutInDays?: number
    }
    reply: {
      status: 0
      data: {
        id: string
        reference: string
      }
    }
    refusal: Refusal
  }
  /**
   * Applies an event to a reward: use, expire, revoke, mature, credit, pack, ship …
   */
  'POST /dev/rewards/status': {
    body:
      | {
          id: string
          event: string
        }
      | {
          mobile: string
          item?: string
          event: string
        }
    reply: {
      status: 0
      data: {
        id: string
        status:
          | 'pending'
          | 'claimable'
          | 'available'
          | 'crediting'
          | 'preparing'
          | 'packed'
          | 'shipped'
          | 'returned'
          | 'used'
          | 'credited'
          | 'delivered'
          | 'expired'
          | 'revoked'
      }
    }
    refusal: Refusal
  }
  /**
   * Messages sent to a number, the newest first
   */
  'GET /dev/sms': {
    query: {
      mobile: string
    }
    reply: {
      status: 0
      data: {
        mobile: string
        text: string
        at: number
      }[]
    }
    refusal: Refusal
  }
  /**
   * Sets the SMS budget of today in messages; 0 closes it
   */
  'POST /dev/sms/budget': {
    body: {
      limit: number
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        limit: number
        spent: number
        verified: number
      }
    }
    refusal: Refusal
  }
  /**
   * Ends the wait of a number for its next code, as if its earlier messages were long ago
   */
  'POST /dev/sms/wait-over': {
    body: {
      mobile: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Sets the remaining stock of an activity or stage; granted places stay granted
   */
  'POST /dev/stock': {
    body: {
      activity: string | number
      stage?: string
      remaining: number
    }
    reply: {
      status: 0
      data: {
        total: number
        remaining: number
      }
    }
    refusal: Refusal
  }
  /**
   * The current authenticator code of a demo client
   */
  'GET /dev/totp': {
    query: {
      clientNo: string
    }
    reply: {
      status: 0
      data: {
        code: string
        secondsLeft: number
        uri: string
      }
    }
    refusal: Refusal
  }
  /**
   * The newest 1,000 events of a visitor, the oldest first, and the number of dropped duplicates
   */
  'GET /dev/tracking': {
    query: {
      visitor: string
    }
    reply: {
      status: 0
      data: {
        events: {
          type: string
          event: string | null
          time: number
          trackId: number
          properties: {
            [k: string]: unknown
          }
        }[]
        arrivals: {
          stored: number
          duplicates: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Reports a trade of a client, of any kind and time
   */
  'POST /dev/trades': {
    body: {
      clientNo: string
      kind?: 'stock' | 'ipo_allotment' | 'internal_transfer'
      side?: 'buy' | 'sell'
      fees?: number
      feeWaived?: boolean
      executedAt?: string
      settlesOn?: string | 'today'
    }
    reply: {
      status: 0
      data: {
        reference: string
      }
    }
    refusal: Refusal
  }
  /**
   * Cancels a trade, whether or not it has settled
   */
  'POST /dev/trades/cancel': {
    body: {
      clientNo: string
      reference?: string
    }
    reply: {
      status: 0
      data: {
        reference: string
      }
    }
    refusal: Refusal
  }
  /**
   * Settles the cashback of every closed month, as the hourly job does
   */
  'POST /dev/trades/settle': {
    reply: {
      status: 0
      data: {
        settled: number
      }
    }
    refusal: Refusal
  }
  /**
   * Sets the number of codes left for an item; granted vouchers stay granted
   */
  'POST /dev/vouchers': {
    body: {
      activity: string | number
      item: string
      remaining: number
    }
    reply: {
      status: 0
      data: {
        total: number
        remaining: number
      }
    }
    refusal: Refusal
  }
  /**
   * Sets what the newest account under a phone number has remitted and received back, in fen of renminbi
   */
  'POST /dev/wealth-quotas': {
    body: {
      mobile: string
      direction: 'southbound' | 'northbound'
      channel: 'bank' | 'broker'
      remitted: number
      returned?: number
    }
    reply: {
      status: 0
      data: {
        used: number
      }
    }
    refusal: Refusal
  }
  /**
   * The process runs
   */
  'GET /healthz': {
    reply: {
      status: 'ok'
    }
    refusal: Refusal
  }
  /**
   * Whether the session is still valid; a changed address never ends it
   */
  'POST /jwt/auth/check': {
    body: {
      appId: string
      checkType: 'ip'
      sessionId: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        valid: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * Ends the registration with its logins; signed at login level, only that login
   */
  'POST /jwt/auth/quit': {
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Renews a register token; the socketPwd is replaced with each use
   */
  'POST /jwt/auth/register': {
    body: {
      visitUserCode: string
      mobileUserCode: string
      terminalSource: string
      accountNo: string
      accountType: 6
      deviceId: 'NA'
      socketPwd: string
      userToken: ''
      appPubKeyHash?: string
      deploymentKeyHash?: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        jwtToken: string
        appKey: string
        socketPwd: string
        mobileNo: string
      }
    }
    refusal: Refusal
  }
  /**
   * A tourist token for the session in Session-Id (two-layer)
   */
  'POST /jwt/auth/tourist': {
    body: {
      mobileUserCode: string
      terminalSource: string
      appPubKeyHash?: string
      deploymentKeyHash?: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        jwtToken: string
        appKey: string
      }
    }
    refusal: Refusal
  }
  /**
   * The address that the provider sends a person back to. It redirects to the page that began
   */
  'GET /login/provider/callback': {
    query: {
      type?: 'object'
      propertyNames?: string
      additionalProperties?: string | string[]
    }
    refusal: Refusal
  }
  /**
   * Back-channel logout: ends the logins that a signed logout token names
   */
  'POST /login/provider/logout': {
    body: {
      logout_token: string
      [k: string]: unknown
    }
    refusal: Refusal
  }
  /**
   * Countries and regions whose name, pinyin, calling code or ISO code matches; without text all of them
   */
  'GET /opening/system/areaCode/aggregatedSearch': {
    query: {
      content?: string
    }
    reply: {
      code: 200
      data: {
        all: {
          id: string
          value: string
          name: string
          nameHk: string
          initailCn: string
          initail: string
          nameEn?: string
        }[]
        often: {
          id: string
          value: string
          name: string
          nameHk: string
          initailCn: string
          initail: string
          nameEn?: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Publishes a film in the format of content/films from a moment on; the reply names all faults
   */
  'POST /operators/films': {
    body: {
      film: {
        [k: string]: JsonInput
      }
      publishedAt: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Sets whether a film can be played, is unavailable or removed
   */
  'POST /operators/films/status': {
    body: {
      film: string
      status: 'ready' | 'processing' | 'unavailable' | 'removed'
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Gifts with one status, the oldest first
   */
  'POST /operators/gifts': {
    body: {
      status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
    }
    reply: {
      status: 0
      data: {
        reference: string
        activity: number
        item: string
      }[]
    }
    refusal: Refusal
  }
  /**
   * The delivery label of one gift; the audit trail records that it was read
   */
  'POST /operators/gifts/label': {
    body: {
      reference: string
    }
    reply: {
      status: 0
      data: {
        item: string
        status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
        address:
          | {
              place: 'mainland'
              name: string
              areaCode: string
              mobileNo: string
              area: string
              street: string
            }
          | {
              place: 'hong_kong'
              name: string
              areaCode: string
              mobileNo: string
              district:
                | 'central_and_western'
                | 'wan_chai'
                | 'eastern'
                | 'southern'
                | 'yau_tsim_mong'
                | 'sham_shui_po'
                | 'kowloon_city'
                | 'wong_tai_sin'
                | 'kwun_tong'
                | 'kwai_tsing'
                | 'tsuen_wan'
                | 'tuen_mun'
                | 'yuen_long'
                | 'north'
                | 'tai_po'
                | 'sha_tin'
                | 'sai_kung'
                | 'islands'
              building: string
              flat: string
              street?: string
            }
      }
    }
    refusal: Refusal
  }
  /**
   * Packs a gift, ships it under a tracking number, records its delivery or return, or revokes it
   */
  'POST /operators/gifts/step': {
    body: {
      reference: string
      step:
        | {
            event: 'pack' | 'deliver' | 'return' | 'revoke'
          }
        | {
            event: 'ship'
            carrier: string
            trackingNo: string
          }
    }
    reply: {
      status: 0
      data: {
        status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
      }
    }
    refusal: Refusal
  }
  /**
   * Declares or changes a session in the format of content/live; the answer names all faults
   */
  'POST /operators/live': {
    body: {
      session: {
        [k: string]: JsonInput
      }
      opensAt: string
      closesAt: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Reports an interruption of a session or its end; pages show it within two seconds
   */
  'POST /operators/live/interruption': {
    body: {
      session: string
      interrupted: boolean
    }
    reply: {
      status: 0
      data: {
        state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
      }
    }
    refusal: Refusal
  }
  /**
   * Sources, times on pages and load times of the given days in Hong Kong, and the pages with a heat map
   */
  'POST /operators/tracking/behaviour': {
    body: {
      from: string
      to: string
    }
    reply: {
      status: 0
      data: {
        sources: {
          source: 'campaign' | 'search' | 'social' | 'referral' | 'direct' | 'unknown'
          views: number
          visitors: number
        }[]
        hosts: {
          host: string
          views: number
          visitors: number
        }[]
        campaigns: {
          source: string | null
          medium: string | null
          campaign: string | null
          views: number
          visitors: number
        }[]
        leaves: {
          path: string | null
          leaves: number
          visitors: number
          median: number | null
          long: number | null
          position: number | null
        }[]
        loads: {
          path: string | null
          loads: number
          median: number | null
          long: number | null
        }[]
        heatMaps: {
          path: string
          clicks: number
          stays: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The settings in the tracker’s configuration
   */
  'POST /operators/tracking/configuration': {
    reply: {
      status: 0
      data: {
        collect: boolean
        heatMap: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * Changes the settings in the tracker’s configuration; pages follow within half an hour
   */
  'POST /operators/tracking/configuration/set': {
    body: {
      collect: boolean
      heatMap: boolean
    }
    reply: {
      status: 0
      data: {
        collect: boolean
        heatMap: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * Page views, funnels and arrivals of the given days in Hong Kong
   */
  'POST /operators/tracking/figures': {
    body: {
      from: string
      to: string
    }
    reply: {
      status: 0
      data: {
        totals: {
          events: number
          visitors: number
          stored: number
          duplicates: number
        }
        days: {
          day: string
          events: number
          visitors: number
        }[]
        pageViews: {
          path: string | null
          views: number
          visitors: number
        }[]
        signIn: {
          opened: number
          requested: number
          signedIn: number
        }
        joins: {
          activity: string
          title?: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          seen: number
          pressed: number
          joined: number
        }[]
        rejected: {
          reason:
            | 'body_malformed'
            | 'body_too_large'
            | 'checksum_mismatch'
            | 'type_unknown'
            | 'field_missing'
            | 'field_malformed'
            | 'name_empty'
            | 'name_too_long'
            | 'name_malformed'
            | 'name_reserved'
            | 'id_empty'
            | 'id_too_long'
            | 'value_malformed'
            | 'increment_not_numeric'
          events: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Where visitors clicked and looked on a page on the given days in Hong Kong
   */
  'POST /operators/tracking/heat-map': {
    body: {
      from: string
      to: string
      path: string
    }
    reply: {
      status: 0
      data: {
        clicks: {
          column: number
          row: number
          clicks: number
        }[]
        elements: {
          selector: string | null
          content: string | null
          clicks: number
          visitors: number
        }[]
        rows: {
          row: number
          seconds: number
          stays: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Server-sent events: what debug mode reads in this process
   */
  'POST /operators/tracking/live': {
    refusal: Refusal
  }
  /**
   * Daily, weekly or monthly candles of an instrument, the oldest first; the last one is incomplete
   */
  'POST /quote/market/candles': {
    body: {
      code: string
      period: 'day' | 'week' | 'month'
      before?: string
      count?: number
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        instrument: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
        }
        period: 'day' | 'week' | 'month'
        candles: {
          day: string
          open: string
          high: string
          low: string
          close: string
          volume: string
        }[]
        hasMore: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * The best prices of the order book of an instrument in real time; null where there is none
   */
  'POST /quote/market/depth': {
    body: {
      code: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        depth: {
          /**
           * @maxItems 10
           */
          bids:
            | []
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
          /**
           * @maxItems 10
           */
          offers:
            | []
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
            | [
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                },
                {
                  price: string
                  volume: string
                  orders: number | null
                }
              ]
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The range of 52 weeks, the shares in issue and the yearly fee of an instrument, where they are known
   */
  'POST /quote/market/details': {
    body: {
      code: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        instrument: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
        }
        yearHigh: string | null
        yearLow: string | null
        issued: string | null
        annualFee: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Quotes of every index
   */
  'POST /quote/market/indices': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Prices of the last trading day by the minute, or of the last five by five minutes, the oldest first
   */
  'POST /quote/market/intraday': {
    body: {
      code: string
      range: 'day' | 'fiveDays'
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        instrument: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
        }
        range: 'day' | 'fiveDays'
        minutes: number
        previousClose: string | null
        sessions: {
          from: number
          to: number
        }[]
        bars: {
          at: number
          open: string
          high: string
          low: string
          close: string
          volume: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The stocks that rose most, fell most or were traded most since the open, best first
   */
  'POST /quote/market/movers': {
    body: {
      board: 'gainers' | 'losers' | 'turnover'
      count?: number
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        board: 'gainers' | 'losers' | 'turnover'
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Quotes of up to fifty instruments in the requested order; delayed by fifteen minutes for visitors
   */
  'POST /quote/market/quotes': {
    body: {
      /**
       * @minItems 1
       * @maxItems 50
       */
      codes: [string, ...string[]]
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        quotes: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
          price: string
          change: string
          percent: string
          high: string
          low: string
          volume: string
          turnover: string
          at: number
          previousClose: string
          open: string
          isHalted: boolean
          isDelayed: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Instruments by code or name, in any script and case, best first
   */
  'POST /quote/market/search': {
    body: {
      content: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        found: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          kind: 'stock' | 'fund' | 'index'
          currency: 'HKD' | 'CNY' | 'USD'
          lotSize: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Prices of the last trading day every ten minutes, of up to fifty instruments
   */
  'POST /quote/market/sparklines': {
    body: {
      /**
       * @minItems 1
       * @maxItems 50
       */
      codes: [string, ...string[]]
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        delay: number
        staleSince?: number | null
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        lines: {
          code: string
          previousClose: string
          prices: string[]
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Address of the stream of changes of up to fifty instruments, valid for ten minutes
   */
  'POST /quote/market/stream': {
    body: {
      /**
       * @minItems 1
       * @maxItems 50
       */
      codes: [string, ...string[]]
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        url: string
        delay: number
        validUntil: number
      }
    }
    refusal: Refusal
  }
  /**
   * Server-sent events: a snapshot, then changes; `last` is for clients that cannot send Last-Event-ID
   */
  'GET /quote/market/stream': {
    query: {
      ticket: string
      last?: string
    }
    refusal: Refusal
  }
  /**
   * The clock of the exchange, by business time
   */
  'POST /quote/market/time': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        time: number
        date: string
        clock: string
      }
    }
    refusal: Refusal
  }
  /**
   * The process can serve: its database answers
   */
  'GET /readyz': {
    reply: {
      status: 'ok'
      /**
       * systems of the firm that do not answer
       */
      away: string[]
    }
    refusal: Refusal
  }
  /**
   * Stores one event (`data`, `ext`) or several (`data_list`); they are durable once it answers
   */
  'POST /sa/': {
    query: {
      project: 'production'
    }
    refusal: Refusal
  }
  /**
   * Stores one event of the image sender and answers a pixel
   */
  'GET /sa/': {
    query: {
      project: 'production'
    }
    refusal: Refusal
  }
  /**
   * Configuration of the tracker, by JSONP
   */
  'GET /sa/config/visualized/Web.conf': {
    query: {
      project: 'production'
      callbackName: string
      app_id: string
      v?: string
    }
    refusal: Refusal
  }
  /**
   * Stores one event and returns how it was read; stores nothing with a `Dry-Run` header
   */
  'GET /sa/debug': {
    query: {
      project: 'production'
    }
    reply: {
      status: 0
      data: {
        isStored: boolean
        duplicates: number
        events: {
          read: unknown
          cut: string[]
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * How to open the app at the page of a deep link
   */
  'GET /sa/sdk/deeplink/param': {
    query: {
      project: 'production'
      key: string
      system_type: 'JS'
    }
    reply: {
      errorMsg?: string
      app_key?: string
      android_info?: {
        url_schemes?: string
        download_url?: string
      }
      ios_info?: {
        url_schemes?: string
        download_url?: string
      }
      ios_wake_url?: string
    }
    refusal: Refusal
  }
  /**
   * How to open the app at the page of a deep link
   */
  'GET /sdk/deeplink/param': {
    query: {
      project: 'production'
      key: string
      system_type: 'JS'
    }
    reply: {
      errorMsg?: string
      app_key?: string
      android_info?: {
        url_schemes?: string
        download_url?: string
      }
      ios_info?: {
        url_schemes?: string
        download_url?: string
      }
      ios_wake_url?: string
    }
    refusal: Refusal
  }
  /**
   * Ends the sessions that a logout token of the provider names
   */
  'POST /staff/back-channel-logout': {
    body: {
      logout_token: string
      [k: string]: unknown
    }
    refusal: Refusal
  }
  /**
   * What sessions and films may refer to: presenters, films, reels and pictures
   */
  'POST /staff/broadcast/surroundings': {
    reply: {
      status: 0
      data: {
        media: string[]
        presenters: {
          id: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }[]
        films: {
          code: string
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }[]
        reels: {
          name: string
          scenes: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Opens the session after the provider’s answer and redirects to where the sign-in began
   */
  'GET /staff/callback': {
    query: {
      type?: 'object'
      propertyNames?: string
      additionalProperties?: string
    }
    refusal: Refusal
  }
  /**
   * Approves the submitted revision with its schedule; none of its authors may
   */
  'POST /staff/campaigns/approve': {
    body: {
      id: string
      revision: number
    }
    reply: {
      status: 0
      data: {
        outcome: 'done' | 'older' | 'state' | 'author' | 'faulty'
        campaign: {
          summary: {
            id: string
            state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
            revision: number
            number: number | null
            code: string | null
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            opensAt: number | null
            closesAt: number | null
            schedule: {
              publishAt: number | null
              endAt: number | null
            }
            liveRevision: number | null
            updatedAt: number
            updatedBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            createdBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            waitsForMe: boolean
          }
          document: {
            schema: 1
            activity: {
              [k: string]: Json
            }
            page: {
              /**
               * @maxItems 60
               */
              blocks: {
                [k: string]: Json
              }[]
              /**
               * @maxItems 20
               */
              stages?:
                | []
                | [
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
            }
            rule?: {
              kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
              parameters: {
                [k: string]: Json
              }
            }
          }
          authors: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }[]
          submittedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          approvedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          stopped:
            | {
                path: string
                block: number | null
                code: string
                values: {
                  [k: string]: string | number
                }
                message: string
              }[]
            | null
          lock: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            until: number
            mine: boolean
          } | null
          faults: {
            path: string
            block: number | null
            code: string
            values: {
              [k: string]: string | number
            }
            message: string
          }[]
          comments: {
            id: string
            revision: number
            block: number | null
            text: string
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
            resolved: {
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              at: number
            } | null
          }[]
          history: {
            id: string
            at: number
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            event: string
            from: string | null
            to: string | null
            reason: string | null
            revision: number | null
          }[]
          acts: (
            | 'edit'
            | 'submit'
            | 'withdraw'
            | 'return'
            | 'approve'
            | 'schedule'
            | 'close'
            | 'revert'
            | 'comment'
            | 'preview'
          )[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * The members of staff who wrote campaigns
   */
  'POST /staff/campaigns/authors': {
    reply: {
      status: 0
      data: {
        authors: {
          id: string
          name: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The faults of a document against the rules of publishing
   */
  'POST /staff/campaigns/check': {
    body: {
      id?: string
      document: {
        schema: 1
        activity: {
          [k: string]: JsonInput
        }
        page: {
          /**
           * @maxItems 60
           */
          blocks: {
            [k: string]: JsonInput
          }[]
          /**
           * @maxItems 20
           */
          stages?:
            | []
            | [
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
        }
        rule?: {
          kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
          parameters: {
            [k: string]: JsonInput
          }
        }
      }
      schedule?: {
        publishAt: number | null
        endAt: number | null
      }
    }
    reply: {
      status: 0
      data: {
        faults: {
          path: string
          block: number | null
          code: string
          values: {
            [k: string]: string | number
          }
          message: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Ends a live campaign at once
   */
  'POST /staff/campaigns/close': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'done' | 'older' | 'state' | 'author' | 'faulty'
        campaign: {
          summary: {
            id: string
            state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
            revision: number
            number: number | null
            code: string | null
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            opensAt: number | null
            closesAt: number | null
            schedule: {
              publishAt: number | null
              endAt: number | null
            }
            liveRevision: number | null
            updatedAt: number
            updatedBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            createdBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            waitsForMe: boolean
          }
          document: {
            schema: 1
            activity: {
              [k: string]: Json
            }
            page: {
              /**
               * @maxItems 60
               */
              blocks: {
                [k: string]: Json
              }[]
              /**
               * @maxItems 20
               */
              stages?:
                | []
                | [
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
            }
            rule?: {
              kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
              parameters: {
                [k: string]: Json
              }
            }
          }
          authors: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }[]
          submittedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          approvedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          stopped:
            | {
                path: string
                block: number | null
                code: string
                values: {
                  [k: string]: string | number
                }
                message: string
              }[]
            | null
          lock: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            until: number
            mine: boolean
          } | null
          faults: {
            path: string
            block: number | null
            code: string
            values: {
              [k: string]: string | number
            }
            message: string
          }[]
          comments: {
            id: string
            revision: number
            block: number | null
            text: string
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
            resolved: {
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              at: number
            } | null
          }[]
          history: {
            id: string
            at: number
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            event: string
            from: string | null
            to: string | null
            reason: string | null
            revision: number | null
          }[]
          acts: (
            | 'edit'
            | 'submit'
            | 'withdraw'
            | 'return'
            | 'approve'
            | 'schedule'
            | 'close'
            | 'revert'
            | 'comment'
            | 'preview'
          )[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Adds a comment to a campaign or to one of its blocks; the same key adds one comment
   */
  'POST /staff/campaigns/comments/add': {
    body: {
      id: string
      revision: number
      key: string
      block: number | null
      text: string
    }
    reply: {
      status: 0
      data: {
        comments: {
          id: string
          revision: number
          block: number | null
          text: string
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          at: number
          resolved: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
          } | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Marks a comment as resolved
   */
  'POST /staff/campaigns/comments/resolve': {
    body: {
      id: string
      comment: string
    }
    reply: {
      status: 0
      data: {
        comments: {
          id: string
          revision: number
          block: number | null
          text: string
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          at: number
          resolved: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
          } | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Creates a draft, blank or a copy of another campaign; the same key creates one draft
   */
  'POST /staff/campaigns/create': {
    body: {
      key: string
      title?: string
      from?: string
    }
    reply: {
      status: 0
      data: {
        summary: {
          id: string
          state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
          revision: number
          number: number | null
          code: string | null
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          opensAt: number | null
          closesAt: number | null
          schedule: {
            publishAt: number | null
            endAt: number | null
          }
          liveRevision: number | null
          updatedAt: number
          updatedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          createdBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          waitsForMe: boolean
        }
        document: {
          schema: 1
          activity: {
            [k: string]: Json
          }
          page: {
            /**
             * @maxItems 60
             */
            blocks: {
              [k: string]: Json
            }[]
            /**
             * @maxItems 20
             */
            stages?:
              | []
              | [
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
          }
          rule?: {
            kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
            parameters: {
              [k: string]: Json
            }
          }
        }
        authors: {
          kind: 'staff' | 'operator' | 'system'
          id: string | null
          name: string
        }[]
        submittedBy: {
          kind: 'staff' | 'operator' | 'system'
          id: string | null
          name: string
        } | null
        approvedBy: {
          kind: 'staff' | 'operator' | 'system'
          id: string | null
          name: string
        } | null
        stopped:
          | {
              path: string
              block: number | null
              code: string
              values: {
                [k: string]: string | number
              }
              message: string
            }[]
          | null
        lock: {
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          until: number
          mine: boolean
        } | null
        faults: {
          path: string
          block: number | null
          code: string
          values: {
            [k: string]: string | number
          }
          message: string
        }[]
        comments: {
          id: string
          revision: number
          block: number | null
          text: string
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          at: number
          resolved: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
          } | null
        }[]
        history: {
          id: string
          at: number
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          event: string
          from: string | null
          to: string | null
          reason: string | null
          revision: number | null
        }[]
        acts: (
          | 'edit'
          | 'submit'
          | 'withdraw'
          | 'return'
          | 'approve'
          | 'schedule'
          | 'close'
          | 'revert'
          | 'comment'
          | 'preview'
        )[]
      }
    }
    refusal: Refusal
  }
  /**
   * Campaigns, the one that changed last first
   */
  'POST /staff/campaigns/list': {
    body: {
      filter: {
        state?: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
        text?: string
        author?: string
        waiting?: true
      }
      after?: string
    }
    reply: {
      status: 0
      data: {
        campaigns: {
          id: string
          state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
          revision: number
          number: number | null
          code: string | null
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          opensAt: number | null
          closesAt: number | null
          schedule: {
            publishAt: number | null
            endAt: number | null
          }
          liveRevision: number | null
          updatedAt: number
          updatedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          createdBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          waitsForMe: boolean
        }[]
        after: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Acquires or renews the lease of the editor, for a minute
   */
  'POST /staff/campaigns/lock': {
    body: {
      id: string
      from?: string
    }
    reply: {
      status: 0
      data: {
        lock: {
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          until: number
          mine: boolean
        } | null
        revision: number
        state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
      }
    }
    refusal: Refusal
  }
  /**
   * One campaign with its document, faults, comments and history
   */
  'POST /staff/campaigns/open': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        summary: {
          id: string
          state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
          revision: number
          number: number | null
          code: string | null
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          opensAt: number | null
          closesAt: number | null
          schedule: {
            publishAt: number | null
            endAt: number | null
          }
          liveRevision: number | null
          updatedAt: number
          updatedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          createdBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          waitsForMe: boolean
        }
        document: {
          schema: 1
          activity: {
            [k: string]: Json
          }
          page: {
            /**
             * @maxItems 60
             */
            blocks: {
              [k: string]: Json
            }[]
            /**
             * @maxItems 20
             */
            stages?:
              | []
              | [
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
          }
          rule?: {
            kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
            parameters: {
              [k: string]: Json
            }
          }
        }
        authors: {
          kind: 'staff' | 'operator' | 'system'
          id: string | null
          name: string
        }[]
        submittedBy: {
          kind: 'staff' | 'operator' | 'system'
          id: string | null
          name: string
        } | null
        approvedBy: {
          kind: 'staff' | 'operator' | 'system'
          id: string | null
          name: string
        } | null
        stopped:
          | {
              path: string
              block: number | null
              code: string
              values: {
                [k: string]: string | number
              }
              message: string
            }[]
          | null
        lock: {
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          until: number
          mine: boolean
        } | null
        faults: {
          path: string
          block: number | null
          code: string
          values: {
            [k: string]: string | number
          }
          message: string
        }[]
        comments: {
          id: string
          revision: number
          block: number | null
          text: string
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          at: number
          resolved: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
          } | null
        }[]
        history: {
          id: string
          at: number
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          event: string
          from: string | null
          to: string | null
          reason: string | null
          revision: number | null
        }[]
        acts: (
          | 'edit'
          | 'submit'
          | 'withdraw'
          | 'return'
          | 'approve'
          | 'schedule'
          | 'close'
          | 'revert'
          | 'comment'
          | 'preview'
        )[]
      }
    }
    refusal: Refusal
  }
  /**
   * The open previews of a campaign
   */
  'POST /staff/campaigns/previews': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        previews: {
          id: string
          revision: number
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          at: number
          expiresAt: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Creates an address that shows a revision for some hours; only this reply has it
   */
  'POST /staff/campaigns/previews/create': {
    body: {
      id: string
      revision: number
      hours: number
    }
    reply: {
      status: 0
      data:
        | {
            outcome: 'done'
            preview: {
              id: string
              revision: number
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              at: number
              expiresAt: number
            }
            path: string
          }
        | {
            outcome: 'faulty'
            faults: {
              path: string
              block: number | null
              code: string
              values: {
                [k: string]: string | number
              }
              message: string
            }[]
          }
    }
    refusal: Refusal
  }
  /**
   * Ends a preview at once
   */
  'POST /staff/campaigns/previews/end': {
    body: {
      id: string
      preview: string
    }
    reply: {
      status: 0
      data: {
        previews: {
          id: string
          revision: number
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          at: number
          expiresAt: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Returns a submitted campaign to its authors with a reason
   */
  'POST /staff/campaigns/return': {
    body: {
      id: string
      revision: number
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'done' | 'older' | 'state' | 'author' | 'faulty'
        campaign: {
          summary: {
            id: string
            state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
            revision: number
            number: number | null
            code: string | null
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            opensAt: number | null
            closesAt: number | null
            schedule: {
              publishAt: number | null
              endAt: number | null
            }
            liveRevision: number | null
            updatedAt: number
            updatedBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            createdBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            waitsForMe: boolean
          }
          document: {
            schema: 1
            activity: {
              [k: string]: Json
            }
            page: {
              /**
               * @maxItems 60
               */
              blocks: {
                [k: string]: Json
              }[]
              /**
               * @maxItems 20
               */
              stages?:
                | []
                | [
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
            }
            rule?: {
              kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
              parameters: {
                [k: string]: Json
              }
            }
          }
          authors: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }[]
          submittedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          approvedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          stopped:
            | {
                path: string
                block: number | null
                code: string
                values: {
                  [k: string]: string | number
                }
                message: string
              }[]
            | null
          lock: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            until: number
            mine: boolean
          } | null
          faults: {
            path: string
            block: number | null
            code: string
            values: {
              [k: string]: string | number
            }
            message: string
          }[]
          comments: {
            id: string
            revision: number
            block: number | null
            text: string
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
            resolved: {
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              at: number
            } | null
          }[]
          history: {
            id: string
            at: number
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            event: string
            from: string | null
            to: string | null
            reason: string | null
            revision: number | null
          }[]
          acts: (
            | 'edit'
            | 'submit'
            | 'withdraw'
            | 'return'
            | 'approve'
            | 'schedule'
            | 'close'
            | 'revert'
            | 'comment'
            | 'preview'
          )[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Makes a new draft with the document of an older revision
   */
  'POST /staff/campaigns/revert': {
    body: {
      id: string
      revision: number
      to: number
      reason?: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'done' | 'older' | 'state' | 'author' | 'faulty'
        campaign: {
          summary: {
            id: string
            state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
            revision: number
            number: number | null
            code: string | null
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            opensAt: number | null
            closesAt: number | null
            schedule: {
              publishAt: number | null
              endAt: number | null
            }
            liveRevision: number | null
            updatedAt: number
            updatedBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            createdBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            waitsForMe: boolean
          }
          document: {
            schema: 1
            activity: {
              [k: string]: Json
            }
            page: {
              /**
               * @maxItems 60
               */
              blocks: {
                [k: string]: Json
              }[]
              /**
               * @maxItems 20
               */
              stages?:
                | []
                | [
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
            }
            rule?: {
              kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
              parameters: {
                [k: string]: Json
              }
            }
          }
          authors: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }[]
          submittedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          approvedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          stopped:
            | {
                path: string
                block: number | null
                code: string
                values: {
                  [k: string]: string | number
                }
                message: string
              }[]
            | null
          lock: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            until: number
            mine: boolean
          } | null
          faults: {
            path: string
            block: number | null
            code: string
            values: {
              [k: string]: string | number
            }
            message: string
          }[]
          comments: {
            id: string
            revision: number
            block: number | null
            text: string
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
            resolved: {
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              at: number
            } | null
          }[]
          history: {
            id: string
            at: number
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            event: string
            from: string | null
            to: string | null
            reason: string | null
            revision: number | null
          }[]
          acts: (
            | 'edit'
            | 'submit'
            | 'withdraw'
            | 'return'
            | 'approve'
            | 'schedule'
            | 'close'
            | 'revert'
            | 'comment'
            | 'preview'
          )[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * The revisions of a campaign, newest first
   */
  'POST /staff/campaigns/revisions': {
    body: {
      id: string
      before?: number
    }
    reply: {
      status: 0
      data: {
        revisions: {
          revision: number
          at: number
          by: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }
          origin: 'create' | 'save' | 'schedule' | 'revert' | 'operator' | 'catalogue'
          schedule: {
            publishAt: number | null
            endAt: number | null
          }
          marks: ('submitted' | 'approved' | 'published' | 'live')[]
        }[]
        before: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * What changed between two revisions, text by text
   */
  'POST /staff/campaigns/revisions/diff': {
    body: {
      id: string
      from: number
      to: number
    }
    reply: {
      status: 0
      data: {
        changes: {
          kind: 'added' | 'removed' | 'moved' | 'changed'
          part: 'activity' | 'block' | 'stage' | 'rule' | 'schedule'
          block: number | null
          earlier: number | null
          blockKind: string | null
          field: string
          language: ('zh-CN' | 'zh-HK' | 'en-US') | null
          before: string | null
          after: string | null
        }[]
        cut: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * One revision with its document
   */
  'POST /staff/campaigns/revisions/open': {
    body: {
      id: string
      revision: number
    }
    reply: {
      status: 0
      data: {
        revision: number
        at: number
        by: {
          kind: 'staff' | 'operator' | 'system'
          id: string | null
          name: string
        }
        origin: 'create' | 'save' | 'schedule' | 'revert' | 'operator' | 'catalogue'
        schedule: {
          publishAt: number | null
          endAt: number | null
        }
        marks: ('submitted' | 'approved' | 'published' | 'live')[]
        document: {
          schema: 1
          activity: {
            [k: string]: Json
          }
          page: {
            /**
             * @maxItems 60
             */
            blocks: {
              [k: string]: Json
            }[]
            /**
             * @maxItems 20
             */
            stages?:
              | []
              | [
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
              | [
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  },
                  {
                    [k: string]: Json
                  }
                ]
          }
          rule?: {
            kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
            parameters: {
              [k: string]: Json
            }
          }
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Stores the document of a draft as the next revision, unless somebody else saved since
   */
  'POST /staff/campaigns/save': {
    body: {
      id: string
      base: number
      document: {
        schema: 1
        activity: {
          [k: string]: JsonInput
        }
        page: {
          /**
           * @maxItems 60
           */
          blocks: {
            [k: string]: JsonInput
          }[]
          /**
           * @maxItems 20
           */
          stages?:
            | []
            | [
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
            | [
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                },
                {
                  [k: string]: JsonInput
                }
              ]
        }
        rule?: {
          kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
          parameters: {
            [k: string]: JsonInput
          }
        }
      }
    }
    reply: {
      status: 0
      data:
        | {
            outcome: 'saved'
            revision: number
            savedAt: number
            faults: {
              path: string
              block: number | null
              code: string
              values: {
                [k: string]: string | number
              }
              message: string
            }[]
          }
        | {
            outcome: 'older'
            newer: {
              revision: number
              savedAt: number
              savedBy: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              document: {
                schema: 1
                activity: {
                  [k: string]: Json
                }
                page: {
                  /**
                   * @maxItems 60
                   */
                  blocks: {
                    [k: string]: Json
                  }[]
                  /**
                   * @maxItems 20
                   */
                  stages?:
                    | []
                    | [
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                    | [
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        },
                        {
                          [k: string]: Json
                        }
                      ]
                }
                rule?: {
                  kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
                  parameters: {
                    [k: string]: Json
                  }
                }
              }
            }
          }
        | {
            outcome: 'locked'
            lock: {
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              until: number
              mine: boolean
            }
          }
        | {
            outcome: 'state'
            state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
          }
    }
    refusal: Refusal
  }
  /**
   * Sets when the page is published and when the activity ends, which is part of what is approved
   */
  'POST /staff/campaigns/schedule': {
    body: {
      id: string
      revision: number
      schedule: {
        publishAt: number | null
        endAt: number | null
      }
    }
    reply: {
      status: 0
      data: {
        outcome: 'done' | 'older' | 'state' | 'author' | 'faulty'
        campaign: {
          summary: {
            id: string
            state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
            revision: number
            number: number | null
            code: string | null
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            opensAt: number | null
            closesAt: number | null
            schedule: {
              publishAt: number | null
              endAt: number | null
            }
            liveRevision: number | null
            updatedAt: number
            updatedBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            createdBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            waitsForMe: boolean
          }
          document: {
            schema: 1
            activity: {
              [k: string]: Json
            }
            page: {
              /**
               * @maxItems 60
               */
              blocks: {
                [k: string]: Json
              }[]
              /**
               * @maxItems 20
               */
              stages?:
                | []
                | [
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
            }
            rule?: {
              kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
              parameters: {
                [k: string]: Json
              }
            }
          }
          authors: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }[]
          submittedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          approvedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          stopped:
            | {
                path: string
                block: number | null
                code: string
                values: {
                  [k: string]: string | number
                }
                message: string
              }[]
            | null
          lock: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            until: number
            mine: boolean
          } | null
          faults: {
            path: string
            block: number | null
            code: string
            values: {
              [k: string]: string | number
            }
            message: string
          }[]
          comments: {
            id: string
            revision: number
            block: number | null
            text: string
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
            resolved: {
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              at: number
            } | null
          }[]
          history: {
            id: string
            at: number
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            event: string
            from: string | null
            to: string | null
            reason: string | null
            revision: number | null
          }[]
          acts: (
            | 'edit'
            | 'submit'
            | 'withdraw'
            | 'return'
            | 'approve'
            | 'schedule'
            | 'close'
            | 'revert'
            | 'comment'
            | 'preview'
          )[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Submits the latest revision for approval
   */
  'POST /staff/campaigns/submit': {
    body: {
      id: string
      revision: number
      note?: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'done' | 'older' | 'state' | 'author' | 'faulty'
        campaign: {
          summary: {
            id: string
            state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
            revision: number
            number: number | null
            code: string | null
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            opensAt: number | null
            closesAt: number | null
            schedule: {
              publishAt: number | null
              endAt: number | null
            }
            liveRevision: number | null
            updatedAt: number
            updatedBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            createdBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            waitsForMe: boolean
          }
          document: {
            schema: 1
            activity: {
              [k: string]: Json
            }
            page: {
              /**
               * @maxItems 60
               */
              blocks: {
                [k: string]: Json
              }[]
              /**
               * @maxItems 20
               */
              stages?:
                | []
                | [
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
            }
            rule?: {
              kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
              parameters: {
                [k: string]: Json
              }
            }
          }
          authors: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }[]
          submittedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          approvedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          stopped:
            | {
                path: string
                block: number | null
                code: string
                values: {
                  [k: string]: string | number
                }
                message: string
              }[]
            | null
          lock: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            until: number
            mine: boolean
          } | null
          faults: {
            path: string
            block: number | null
            code: string
            values: {
              [k: string]: string | number
            }
            message: string
          }[]
          comments: {
            id: string
            revision: number
            block: number | null
            text: string
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
            resolved: {
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              at: number
            } | null
          }[]
          history: {
            id: string
            at: number
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            event: string
            from: string | null
            to: string | null
            reason: string | null
            revision: number | null
          }[]
          acts: (
            | 'edit'
            | 'submit'
            | 'withdraw'
            | 'return'
            | 'approve'
            | 'schedule'
            | 'close'
            | 'revert'
            | 'comment'
            | 'preview'
          )[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Gives up the lease of the editor
   */
  'POST /staff/campaigns/unlock': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Makes a submitted or approved campaign a draft again
   */
  'POST /staff/campaigns/withdraw': {
    body: {
      id: string
      revision: number
      reason?: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'done' | 'older' | 'state' | 'author' | 'faulty'
        campaign: {
          summary: {
            id: string
            state: 'draft' | 'submitted' | 'returned' | 'approved' | 'live' | 'closed'
            revision: number
            number: number | null
            code: string | null
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            opensAt: number | null
            closesAt: number | null
            schedule: {
              publishAt: number | null
              endAt: number | null
            }
            liveRevision: number | null
            updatedAt: number
            updatedBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            createdBy: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            waitsForMe: boolean
          }
          document: {
            schema: 1
            activity: {
              [k: string]: Json
            }
            page: {
              /**
               * @maxItems 60
               */
              blocks: {
                [k: string]: Json
              }[]
              /**
               * @maxItems 20
               */
              stages?:
                | []
                | [
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
                | [
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    },
                    {
                      [k: string]: Json
                    }
                  ]
            }
            rule?: {
              kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
              parameters: {
                [k: string]: Json
              }
            }
          }
          authors: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          }[]
          submittedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          approvedBy: {
            kind: 'staff' | 'operator' | 'system'
            id: string | null
            name: string
          } | null
          stopped:
            | {
                path: string
                block: number | null
                code: string
                values: {
                  [k: string]: string | number
                }
                message: string
              }[]
            | null
          lock: {
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            until: number
            mine: boolean
          } | null
          faults: {
            path: string
            block: number | null
            code: string
            values: {
              [k: string]: string | number
            }
            message: string
          }[]
          comments: {
            id: string
            revision: number
            block: number | null
            text: string
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            at: number
            resolved: {
              by: {
                kind: 'staff' | 'operator' | 'system'
                id: string | null
                name: string
              }
              at: number
            } | null
          }[]
          history: {
            id: string
            at: number
            by: {
              kind: 'staff' | 'operator' | 'system'
              id: string | null
              name: string
            }
            event: string
            from: string | null
            to: string | null
            reason: string | null
            revision: number | null
          }[]
          acts: (
            | 'edit'
            | 'submit'
            | 'withdraw'
            | 'return'
            | 'approve'
            | 'schedule'
            | 'close'
            | 'revert'
            | 'comment'
            | 'preview'
          )[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Requests to be called, with their windows of time
   */
  'POST /staff/care/call-backs': {
    body: {
      open: boolean
      after?: string
    }
    reply: {
      status: 0
      data: {
        callBacks: {
          from: number
          to: number
          id: string
          state: 'open' | 'reached' | 'missed' | 'withdrawn'
          person: {
            id: string
            name: string | null
            phone: string
            region: string
            level: 'none' | 'register' | 'login'
            since: number
            suspendedAt: number | null
          } | null
          topic: 'signIn' | 'account' | 'campaign' | 'reward' | 'trade' | 'other'
          language: 'zh-CN' | 'zh-HK' | 'en-US'
          number: string
          isOtherNumber: boolean
          hasNote: boolean
          at: number
          closedBy: {
            id: string
            name: string
          } | null
          closedAt: number | null
          outcome: string | null
        }[]
        after: string | null
        asOf: number
      }
    }
    refusal: Refusal
  }
  /**
   * Closes an open request with its outcome, and notifies the person
   */
  'POST /staff/care/call-backs/close': {
    body: {
      callBack: string
      state: 'reached' | 'missed'
      reason: string
    }
    reply: {
      status: 0
      data: {
        from: number
        to: number
        id: string
        state: 'open' | 'reached' | 'missed' | 'withdrawn'
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        } | null
        topic: 'signIn' | 'account' | 'campaign' | 'reward' | 'trade' | 'other'
        language: 'zh-CN' | 'zh-HK' | 'en-US'
        number: string
        isOtherNumber: boolean
        hasNote: boolean
        at: number
        closedBy: {
          id: string
          name: string
        } | null
        closedAt: number | null
        outcome: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * The number and the note of a request, with a reason
   */
  'POST /staff/care/call-backs/reveal': {
    body: {
      callBack: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        number: string
        note: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * The cashback of the accounts under the number of a person, month by month, as the person sees it
   */
  'POST /staff/care/cashback': {
    body: {
      id: string
      account?: string
      month?: string
    }
    reply: {
      status: 0
      data: {
        accounts: {
          clientNo: string
          statement: {
            asOf: number
            today: string
            registration: {
              since: number
              reference: string
            } | null
            otherAccount: boolean
            tiers: {
              from: {
                currency: 'HKD'
                minor: number
              }
              percent: number
            }[]
            cap: {
              currency: 'HKD'
              minor: number
            }
            shown: {
              month: string
              fees: {
                currency: 'HKD'
                minor: number
              }
              unsettledFees: {
                currency: 'HKD'
                minor: number
              }
              cashback: {
                currency: 'HKD'
                minor: number
              }
              tier: number | null
              next: {
                tier: number
                missing: {
                  currency: 'HKD'
                  minor: number
                }
              } | null
              isCapped: boolean
              isClosed: boolean
              counted: number
              notCounted: number
              trades: {
                reference: string
                code: string
                name: {
                  'zh-CN': string
                  'zh-HK': string
                  'en-US': string
                }
                kind: 'stock' | 'ipo_allotment' | 'internal_transfer'
                side: 'buy' | 'sell'
                executedAt: number
                settlesOn: string
                fees: {
                  currency: 'HKD'
                  minor: number
                }
                why:
                  | (
                      | 'cancelled'
                      | 'kind'
                      | 'outside_period'
                      | 'before_joining'
                      | 'fee_waived'
                      | 'settled_late'
                      | 'unsettled'
                    )
                  | null
              }[]
            } | null
            months: {
              month: string
              state:
                | 'open'
                | 'settling'
                | 'none'
                | 'pending'
                | 'claimable'
                | 'crediting'
                | 'credited'
                | 'expired'
                | 'revoked'
              amount: {
                currency: 'HKD'
                minor: number
              }
              clawedBack: {
                currency: 'HKD'
                minor: number
              }
              payoutDay: string
            }[]
            closedDays: string[]
          }
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Corrections that wait for a decision, or that were decided
   */
  'POST /staff/care/corrections': {
    body: {
      open: boolean
      before?: string
    }
    reply: {
      status: 0
      data: {
        corrections: {
          id: string
          kind: 'revoke' | 'grantAgain' | 'reversePoints'
          state: 'proposed' | 'approved' | 'refused' | 'withdrawn'
          person: {
            id: string
            name: string | null
            phone: string
            region: string
            level: 'none' | 'register' | 'login'
            since: number
            suspendedAt: number | null
          } | null
          reward: {
            id: string
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
            status:
              | 'pending'
              | 'claimable'
              | 'available'
              | 'crediting'
              | 'preparing'
              | 'packed'
              | 'shipped'
              | 'returned'
              | 'used'
              | 'credited'
              | 'delivered'
              | 'expired'
              | 'revoked'
            reference: string
            activity: number
            amount: number | null
          } | null
          points: number | null
          reason: string
          proposedBy: {
            id: string
            name: string
          }
          proposedAt: number
          decidedBy: {
            id: string
            name: string
          } | null
          decidedAt: number | null
          decision: string | null
        }[]
        before: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Approves or refuses a reversal of another member of staff, or withdraws an own one
   */
  'POST /staff/care/corrections/decide': {
    body: {
      correction: string
      decision: 'approve' | 'refuse' | 'withdraw'
      seen:
        | (
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          )
        | null
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        kind: 'revoke' | 'grantAgain' | 'reversePoints'
        state: 'proposed' | 'approved' | 'refused' | 'withdrawn'
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        } | null
        reward: {
          id: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
          status:
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          reference: string
          activity: number
          amount: number | null
        } | null
        points: number | null
        reason: string
        proposedBy: {
          id: string
          name: string
        }
        proposedAt: number
        decidedBy: {
          id: string
          name: string
        } | null
        decidedAt: number | null
        decision: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Proposes a reversal; a repetition returns the open proposal
   */
  'POST /staff/care/corrections/propose': {
    body: {
      id: string
      kind: 'revoke' | 'grantAgain' | 'reversePoints'
      target: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        kind: 'revoke' | 'grantAgain' | 'reversePoints'
        state: 'proposed' | 'approved' | 'refused' | 'withdrawn'
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        } | null
        reward: {
          id: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
          status:
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          reference: string
          activity: number
          amount: number | null
        } | null
        points: number | null
        reason: string
        proposedBy: {
          id: string
          name: string
        }
        proposedAt: number
        decidedBy: {
          id: string
          name: string
        } | null
        decidedAt: number | null
        decision: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Finds a person by phone number, client number, reward, end of a voucher code, or reference of a failure
   */
  'POST /staff/care/find': {
    body: {
      query:
        | {
            by: 'phone'
            areaCode: string
            number: string
          }
        | {
            by: 'clientNo'
            clientNo: string
          }
        | {
            by: 'reward'
            reference: string
          }
        | {
            by: 'voucher'
            tail: string
            activity?: number
            grantedOn?: string
          }
        | {
            by: 'failure'
            reference: string
          }
      reason: string
    }
    reply: {
      status: 0
      data: {
        people: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        }[]
        more: boolean
        refusal: {
          reference: string
          at: number
          reason: string
          route: string
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * A person with masked data
   */
  'POST /staff/care/person': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        }
        lastSeenAt: number | null
        sessions: number
        accounts: {
          clientNo: string
          name: string
          type: 'cash' | 'margin'
          isSuspended: boolean
          openedAt: number
        }[]
        rewards: {
          available: number
          used: number
          expired: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * The points that a person earned
   */
  'POST /staff/care/points': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        available: number
        held: number
        earned: {
          transfer: string
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          points: number
          at: number
          isReversed: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Joins, applications and agreements of a person
   */
  'POST /staff/care/records': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        joins: {
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          stage: string
          reference: string
          at: number
        }[]
        applications: {
          reference: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          status: string
          lots: number
          at: number
        }[]
        agreements: {
          document: 'disclaimer' | 'privacy' | 'service' | 'marketing'
          version: string
          agreed: boolean
          at: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Requests by letter, with their deadlines
   */
  'POST /staff/care/requests': {
    body: {
      open: boolean
      after?: string
    }
    reply: {
      status: 0
      data: {
        requests: {
          id: string
          kind: 'export' | 'correct' | 'erase'
          state: 'open' | 'done' | 'refused'
          person: {
            id: string
            name: string | null
            phone: string
            region: string
            level: 'none' | 'register' | 'login'
            since: number
            suspendedAt: number | null
          } | null
          receivedOn: string
          dueOn: string
          identity: 'inPerson' | 'certifiedCopy' | 'callBack'
          reason: string
          openedBy: {
            id: string
            name: string
          }
          openedAt: number
          closedBy: {
            id: string
            name: string
          } | null
          closedAt: number | null
          outcome: string | null
        }[]
        after: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Closes an open request with its outcome
   */
  'POST /staff/care/requests/close': {
    body: {
      request: string
      state: 'done' | 'refused'
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        kind: 'export' | 'correct' | 'erase'
        state: 'open' | 'done' | 'refused'
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        } | null
        receivedOn: string
        dueOn: string
        identity: 'inPerson' | 'certifiedCopy' | 'callBack'
        reason: string
        openedBy: {
          id: string
          name: string
        }
        openedAt: number
        closedBy: {
          id: string
          name: string
        } | null
        closedAt: number | null
        outcome: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Erases the person of an open request, with what the law keeps, and closes the request
   */
  'POST /staff/care/requests/erase': {
    body: {
      request: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        kind: 'export' | 'correct' | 'erase'
        state: 'open' | 'done' | 'refused'
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        } | null
        receivedOn: string
        dueOn: string
        identity: 'inPerson' | 'certifiedCopy' | 'callBack'
        reason: string
        openedBy: {
          id: string
          name: string
        }
        openedAt: number
        closedBy: {
          id: string
          name: string
        } | null
        closedAt: number | null
        outcome: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Replies with all data of the person of an open request, decrypted
   */
  'POST /staff/care/requests/export': {
    body: {
      request: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        data: {
          [k: string]: Json
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Records a letter of a person whose identity was checked
   */
  'POST /staff/care/requests/open': {
    body: {
      id: string
      kind: 'export' | 'correct' | 'erase'
      receivedOn: string
      identity: 'inPerson' | 'certifiedCopy' | 'callBack'
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        kind: 'export' | 'correct' | 'erase'
        state: 'open' | 'done' | 'refused'
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        } | null
        receivedOn: string
        dueOn: string
        identity: 'inPerson' | 'certifiedCopy' | 'callBack'
        reason: string
        openedBy: {
          id: string
          name: string
        }
        openedAt: number
        closedBy: {
          id: string
          name: string
        } | null
        closedAt: number | null
        outcome: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Lets a suspended person sign in again
   */
  'POST /staff/care/restore': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        }
        lastSeenAt: number | null
        sessions: number
        accounts: {
          clientNo: string
          name: string
          type: 'cash' | 'margin'
          isSuspended: boolean
          openedAt: number
        }[]
        rewards: {
          available: number
          used: number
          expired: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * One kind of personal data of a person, with a reason
   */
  'POST /staff/care/reveal': {
    body: {
      id: string
      what: 'phone' | 'names' | 'clientNumbers' | 'addresses'
      reason: string
    }
    reply: {
      status: 0
      data: {
        values: string[]
      }
    }
    refusal: Refusal
  }
  /**
   * The rewards of a person, as the person sees them
   */
  'POST /staff/care/rewards': {
    body: {
      id: string
      tab: 'available' | 'used' | 'expired'
      cursor?: string
    }
    reply: {
      status: 0
      data: {
        asOf: number
        rewards: {
          id: string
          type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
          status:
            | 'pending'
            | 'claimable'
            | 'available'
            | 'crediting'
            | 'preparing'
            | 'packed'
            | 'shipped'
            | 'returned'
            | 'used'
            | 'credited'
            | 'delivered'
            | 'expired'
            | 'revoked'
          item: {
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            note: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            usage: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }[]
            usedWhere?: 'counter' | 'partner_app'
            art?: string
          }
          source: {
            number: number
            code: string
            route: string
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            theme?:
              | 'brand'
              | 'festival'
              | 'moon'
              | 'growth'
              | 'money'
              | 'points'
              | 'green'
              | 'digital'
              | 'food'
              | 'border'
              | 'live'
              | 'gift'
              | 'shares'
              | 'learn'
              | 'dawn'
              | 'strait'
          }
          amount: {
            currency: 'HKD'
            minor: number
          } | null
          maskedCode: string | null
          reference: string
          issuedAt: number
          validFrom: number
          validUntil: number | null
          payoutAt: number | null
          shipment: {
            carrier: string
            trackingNo: string
          } | null
          needs: ('login' | 'address') | null
        }[]
        next: string | null
        counts: {
          available: number
          used: number
          expired: number
        }
        totals?: {
          credited: {
            currency: 'HKD'
            minor: number
          }
          coming: {
            currency: 'HKD'
            minor: number
          }
          claimable?: {
            currency: 'HKD'
            minor: number
          }
          vouchers: number
          gifts: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Sends the owner of a usable voucher a message that says where it is
   */
  'POST /staff/care/rewards/resend': {
    body: {
      id: string
      reward: string
      language: 'zh-CN' | 'zh-HK' | 'en-US'
      reason: string
    }
    reply: {
      status: 0
      data: {
        sentAt: number
      }
    }
    refusal: Refusal
  }
  /**
   * The open sessions of a person
   */
  'POST /staff/care/sessions': {
    body: {
      id: string
    }
    reply: {
      status: 0
      data: {
        sessions: {
          id: string
          isThis: boolean
          system: 'iphone' | 'ipad' | 'harmony' | 'android' | 'windows' | 'mac' | 'chromeos' | 'linux' | 'other'
          browser:
            | 'wechat'
            | 'qq'
            | 'uc'
            | 'huawei'
            | 'xiaomi'
            | 'samsung'
            | 'edge'
            | 'opera'
            | 'firefox'
            | 'chrome'
            | 'safari'
            | 'other'
          country: string | null
          since: number
          lastUsedAt: number
          endsAt: number
          logins: {
            id: string
            account: string
            since: number
            lastUsedAt: number
            endsAt: number
          }[]
        }[]
        more: number
      }
    }
    refusal: Refusal
  }
  /**
   * Ends all sessions of a person, who can sign in again
   */
  'POST /staff/care/sessions/end': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        }
        lastSeenAt: number | null
        sessions: number
        accounts: {
          clientNo: string
          name: string
          type: 'cash' | 'margin'
          isSuspended: boolean
          openedAt: number
        }[]
        rewards: {
          available: number
          used: number
          expired: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Suspends a person: all sessions end on every server, and no sign-in or login succeeds
   */
  'POST /staff/care/suspend': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        person: {
          id: string
          name: string | null
          phone: string
          region: string
          level: 'none' | 'register' | 'login'
          since: number
          suspendedAt: number | null
        }
        lastSeenAt: number | null
        sessions: number
        accounts: {
          clientNo: string
          name: string
          type: 'cash' | 'margin'
          isSuspended: boolean
          openedAt: number
        }[]
        rewards: {
          available: number
          used: number
          expired: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * What happened to a person, newest first
   */
  'POST /staff/care/timeline': {
    body: {
      id: string
      before?: string
    }
    reply: {
      status: 0
      data: {
        events: {
          key: string
          at: number
          kind: 'sign' | 'join' | 'reward' | 'message' | 'refusal' | 'callBack' | 'staff' | 'other'
          event: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
          reference: string | null
          route: string | null
          toStatus: string | null
          by: {
            id: string
            name: string
          } | null
          reason: string | null
        }[]
        before: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * The cashback of the account with a client number, as its owner sees it, with a reason
   */
  'POST /staff/cashback/client': {
    body: {
      clientNo: string
      month?: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        clientNo: string
        statement: {
          asOf: number
          today: string
          registration: {
            since: number
            reference: string
          } | null
          otherAccount: boolean
          tiers: {
            from: {
              currency: 'HKD'
              minor: number
            }
            percent: number
          }[]
          cap: {
            currency: 'HKD'
            minor: number
          }
          shown: {
            month: string
            fees: {
              currency: 'HKD'
              minor: number
            }
            unsettledFees: {
              currency: 'HKD'
              minor: number
            }
            cashback: {
              currency: 'HKD'
              minor: number
            }
            tier: number | null
            next: {
              tier: number
              missing: {
                currency: 'HKD'
                minor: number
              }
            } | null
            isCapped: boolean
            isClosed: boolean
            counted: number
            notCounted: number
            trades: {
              reference: string
              code: string
              name: {
                'zh-CN': string
                'zh-HK': string
                'en-US': string
              }
              kind: 'stock' | 'ipo_allotment' | 'internal_transfer'
              side: 'buy' | 'sell'
              executedAt: number
              settlesOn: string
              fees: {
                currency: 'HKD'
                minor: number
              }
              why:
                | (
                    | 'cancelled'
                    | 'kind'
                    | 'outside_period'
                    | 'before_joining'
                    | 'fee_waived'
                    | 'settled_late'
                    | 'unsettled'
                  )
                | null
            }[]
          } | null
          months: {
            month: string
            state:
              'open' | 'settling' | 'none' | 'pending' | 'claimable' | 'crediting' | 'credited' | 'expired' | 'revoked'
            amount: {
              currency: 'HKD'
              minor: number
            }
            clawedBack: {
              currency: 'HKD'
              minor: number
            }
            payoutDay: string
          }[]
          closedDays: string[]
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Sums of the cashback of each of the last 24 months
   */
  'POST /staff/cashback/months': {
    reply: {
      status: 0
      data: {
        months: {
          month: string
          clients: number
          granted: number
          credited: number
          waiting: number
          lost: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Declared closures of the market
   */
  'POST /staff/closures': {
    reply: {
      status: 0
      data: {
        today: string
        closures: {
          day: string
          reason: 'typhoon' | 'rainstorm' | 'holiday' | 'other'
          fromMinute: number | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Declares a day without trading, or without trading from a minute on; replaces the declaration of that day
   */
  'POST /staff/closures/declare': {
    body: {
      closure: {
        day: string
        reason: 'typhoon' | 'rainstorm' | 'holiday' | 'other'
        fromMinute: number | null
      }
      reason: string
    }
    reply: {
      status: 0
      data: {
        day: string
        reason: 'typhoon' | 'rainstorm' | 'holiday' | 'other'
        fromMinute: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * The activities whose end a declaration or a withdrawal would move; nothing changes
   */
  'POST /staff/closures/preview': {
    body: {
      day: string
      declared: {
        reason: 'typhoon' | 'rainstorm' | 'holiday' | 'other'
        fromMinute: number | null
      } | null
    }
    reply: {
      status: 0
      data: {
        moved: {
          activity: {
            number: number
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            } | null
          }
          endsAt: number
          wouldEndAt: number
        }[]
        total: number
        followers: number
      }
    }
    refusal: Refusal
  }
  /**
   * Withdraws the declaration of a day
   */
  'POST /staff/closures/withdraw': {
    body: {
      day: string
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * A draft that shows a campaign document in the client for half an hour, also with faults
   */
  'POST /staff/editor/draft': {
    body: {
      document: {
        [k: string]: unknown
      }
    }
    reply: {
      status: 0
      data: {
        token: string
        route: string
        expiresAt: number
        omitted: number[]
      }
    }
    refusal: Refusal
  }
  /**
   * The pictures, films and instruments that a campaign may refer to
   */
  'POST /staff/editor/surroundings': {
    reply: {
      status: 0
      data: {
        media: string[]
        pictures: string[]
        instruments: string[]
      }
    }
    refusal: Refusal
  }
  /**
   * Films with their status, the newest first
   */
  'POST /staff/films': {
    body: {
      after?: {
        at: number
        code: string
      }
    }
    reply: {
      status: 0
      data: {
        now: number
        films: {
          code: string
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          topic: 'festival' | 'markets' | 'products' | 'safety'
          status: 'ready' | 'processing' | 'unavailable' | 'removed'
          publishedAt: number
          loginOnly: boolean
        }[]
        after: {
          at: number
          code: string
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The faults of a film as it is written now; nothing is stored
   */
  'POST /staff/films/check': {
    body: {
      document: {
        [k: string]: unknown
      }
      version: string | null
    }
    reply: {
      status: 0
      data: {
        faults: {
          path: string
          code: string
          values: {
            [k: string]: string | number
          }
          message: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * A film as its author edits it, with its version
   */
  'POST /staff/films/document': {
    body: {
      code: string
    }
    reply: {
      status: 0
      data: {
        document: {
          [k: string]: unknown
        }
        version: string
      }
    }
    refusal: Refusal
  }
  /**
   * Publishes a film from its moment on, or a new version of one, unless another version was published since it was opened
   */
  'POST /staff/films/publish': {
    body: {
      document: {
        [k: string]: unknown
      }
      version: string | null
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'published' | 'faulty' | 'outdated'
        faults: {
          path: string
          code: string
          values: {
            [k: string]: string | number
          }
          message: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Withdraws a film or shows it again, unless its status changed meanwhile
   */
  'POST /staff/films/status': {
    body: {
      code: string
      from: 'ready' | 'processing' | 'unavailable' | 'removed'
      status: 'ready' | 'unavailable' | 'removed'
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'set' | 'outdated' | 'incomplete'
      }
    }
    refusal: Refusal
  }
  /**
   * The queues of jobs with their figures
   */
  'POST /staff/jobs': {
    reply: {
      status: 0
      data: {
        queues: {
          name: string
          cron: string | null
          waiting: number
          retrying: number
          running: number
          failed: number
          oldestAt: number | null
          lastDoneAt: number | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Deletes a failed job
   */
  'POST /staff/jobs/drop': {
    body: {
      queue: string
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Jobs whose attempts are exhausted, newest first, without personal data
   */
  'POST /staff/jobs/failed': {
    body: {
      before?: string
    }
    reply: {
      status: 0
      data: {
        jobs: {
          id: string
          queue: string
          createdAt: number
          failedAt: number
          attempts: number
          error: string
          payload: {
            [k: string]: string | null
          }
          cursor: string
        }[]
        before: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Runs a scheduled job now, unless it waits or runs
   */
  'POST /staff/jobs/run': {
    body: {
      queue: string
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Gives a failed job another attempt at once
   */
  'POST /staff/jobs/run-again': {
    body: {
      queue: string
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Live sessions with their states and viewers, the latest first
   */
  'POST /staff/live': {
    body: {
      after?: {
        at: number
        code: string
      }
    }
    reply: {
      status: 0
      data: {
        now: number
        sessions: {
          code: string
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
          opensAt: number
          closesAt: number
          interruptedSince: number | null
          viewers: number
          isWithdrawn: boolean
        }[]
        after: {
          at: number
          code: string
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The faults of a session as it is written now; nothing is stored
   */
  'POST /staff/live/check': {
    body: {
      document: {
        [k: string]: unknown
      }
      version: string | null
    }
    reply: {
      status: 0
      data: {
        faults: {
          path: string
          code: string
          values: {
            [k: string]: string | number
          }
          message: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * A session as its author edits it, with its version
   */
  'POST /staff/live/document': {
    body: {
      code: string
    }
    reply: {
      status: 0
      data: {
        document: {
          [k: string]: unknown
        }
        version: string
      }
    }
    refusal: Refusal
  }
  /**
   * Interrupts or resumes a session; pages show it within two seconds
   */
  'POST /staff/live/interruption': {
    body: {
      code: string
      interrupted: boolean
      reason: string
    }
    reply: {
      status: 0
      data: {
        code: string
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
        opensAt: number
        closesAt: number
        interruptedSince: number | null
        viewers: number
        isWithdrawn: boolean
      }
    }
    refusal: Refusal
  }
  /**
   * Publishes a session, or a new version of one, unless another version was published since it was opened
   */
  'POST /staff/live/publish': {
    body: {
      document: {
        [k: string]: unknown
      }
      version: string | null
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'published' | 'faulty' | 'outdated'
        faults: {
          path: string
          code: string
          values: {
            [k: string]: string | number
          }
          message: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Moves a session, begins it now or ends it now, unless its times changed meanwhile
   */
  'POST /staff/live/times': {
    body: {
      code: string
      was: {
        opensAt: number
        closesAt: number
      }
      opensAt: number | 'now'
      closesAt: number | 'now'
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'set' | 'outdated'
        session: {
          code: string
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          state: 'scheduled' | 'live' | 'interrupted' | 'ended' | 'replay'
          opensAt: number
          closesAt: number
          interruptedSince: number | null
          viewers: number
          isWithdrawn: boolean
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Withdraws a session that does not run, or shows it again
   */
  'POST /staff/live/withdrawal': {
    body: {
      code: string
      from: boolean
      isWithdrawn: boolean
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'set' | 'outdated' | 'running'
      }
    }
    refusal: Refusal
  }
  /**
   * Machine clients with their scopes
   */
  'POST /staff/machines': {
    reply: {
      status: 0
      data: {
        clients: {
          id: string
          name: string
          scopes: ('metrics' | 'gifts' | 'live' | 'films' | 'tracking')[]
          createdAt: number
          lastUsedAt: number | null
          closedAt: number | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Adds a machine client; only this reply has its token
   */
  'POST /staff/machines/add': {
    body: {
      name: string
      /**
       * @minItems 1
       */
      scopes: [
        'metrics' | 'gifts' | 'live' | 'films' | 'tracking',
        ...('metrics' | 'gifts' | 'live' | 'films' | 'tracking')[]
      ]
      reason: string
    }
    reply: {
      status: 0
      data: {
        client: {
          id: string
          name: string
          scopes: ('metrics' | 'gifts' | 'live' | 'films' | 'tracking')[]
          createdAt: number
          lastUsedAt: number | null
          closedAt: number | null
        }
        token: string
      }
    }
    refusal: Refusal
  }
  /**
   * Closes a machine client at once
   */
  'POST /staff/machines/close': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        name: string
        scopes: ('metrics' | 'gifts' | 'live' | 'films' | 'tracking')[]
        createdAt: number
        lastUsedAt: number | null
        closedAt: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Merchants by code with the vouchers that they accept, and all vouchers that a merchant can accept
   */
  'POST /staff/merchants': {
    body: {
      after?: string
    }
    reply: {
      status: 0
      data: {
        merchants: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          items: {
            activity: number
            item: string
          }[]
          addedAt: number
          recent: number
          lastAt: number | null
        }[]
        after: string | null
        vouchers: {
          activity: number
          item: string
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Adds a merchant; only this reply has the PIN of its counters
   */
  'POST /staff/merchants/add': {
    body: {
      code: string
      name: {
        'zh-CN': string
        'zh-HK': string
        'en-US': string
      }
      /**
       * @minItems 1
       * @maxItems 100
       */
      items: [
        {
          activity: number
          item: string
        },
        ...{
          activity: number
          item: string
        }[]
      ]
      reason: string
    }
    reply: {
      status: 0
      data: {
        pin: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Closes a merchant: it accepts nothing, and its counters are signed out
   */
  'POST /staff/merchants/close': {
    body: {
      code: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        code: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        items: {
          activity: number
          item: string
        }[]
        addedAt: number
        recent: number
        lastAt: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Numbers of redeemed vouchers of a merchant by day
   */
  'POST /staff/merchants/days': {
    body: {
      code: string
      days: number
    }
    reply: {
      status: 0
      data: {
        days: {
          day: string
          activity: number
          item: string
          redeemed: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Sets the vouchers that a merchant accepts
   */
  'POST /staff/merchants/items': {
    body: {
      code: string
      /**
       * @minItems 1
       * @maxItems 100
       */
      items: [
        {
          activity: number
          item: string
        },
        ...{
          activity: number
          item: string
        }[]
      ]
      reason: string
    }
    reply: {
      status: 0
      data: {
        code: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        items: {
          activity: number
          item: string
        }[]
        addedAt: number
        recent: number
        lastAt: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Gives a merchant a new PIN, which only this reply has, and signs its counters out
   */
  'POST /staff/merchants/pin': {
    body: {
      code: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        pin: string
      }
    }
    refusal: Refusal
  }
  /**
   * Notices that are shown now or later, newest first
   */
  'POST /staff/notices': {
    body: {
      before?: number
    }
    reply: {
      status: 0
      data: {
        now: number
        notices: {
          id: number
          activity: {
            number: number
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            } | null
          } | null
          language: 'zh-CN' | 'zh-HK' | 'en-US'
          text: string
          from: number
          until: number
        }[]
        before: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Shows a notice in one language on one activity or on all for a period
   */
  'POST /staff/notices/add': {
    body: {
      activity: number | null
      language: 'zh-CN' | 'zh-HK' | 'en-US'
      text: string
      from: number
      until: number
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: number
        activity: {
          number: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
        } | null
        language: 'zh-CN' | 'zh-HK' | 'en-US'
        text: string
        from: number
        until: number
      }
    }
    refusal: Refusal
  }
  /**
   * Ends a notice at once
   */
  'POST /staff/notices/withdraw': {
    body: {
      id: number
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Declared offerings with their announced dates, the latest first
   */
  'POST /staff/offerings': {
    body: {
      after?: {
        at: number
        code: string
      }
    }
    reply: {
      status: 0
      data: {
        now: number
        offerings: {
          code: string
          activity: number
          kind: 'bond' | 'new_shares'
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          stockCode: string
          lotsOnOffer: number
          opensAt: number
          closesAt: number
          allotmentAt: number
          listedAt: number
          entries: number | null
          allottedAt: number | null
          settledAt: number | null
          commitment: string
          isAllottedByFirm: boolean
        }[]
        after: {
          at: number
          code: string
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Records the allotment of a file, all of it or none, if it still does what the preview stated
   */
  'POST /staff/offerings/allotment/import': {
    body: {
      code: string
      file: string
      text: string
      digest: string
      allotted: number
      none: number
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'imported' | 'outdated'
        preview: {
          digest: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          allotted: number
          none: number
          known: number
          lots: number
          lotsBefore: number
          lotsOnOffer: number
          waiting: number
          hindrance: ('ballot' | 'early' | 'total') | null
          faults: {
            line: number
            fault:
              | 'heading'
              | 'columns'
              | 'quotes'
              | 'values'
              | 'again'
              | 'unknown'
              | 'offering'
              | 'more'
              | 'allotted'
              | 'ended'
            columns: string[]
            first: number | null
          }[]
          faulty: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Reads a file with the allotment of an offering, reports each refused line, and states what an import would do
   */
  'POST /staff/offerings/allotment/preview': {
    body: {
      code: string
      text: string
    }
    reply: {
      status: 0
      data: {
        digest: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        allotted: number
        none: number
        known: number
        lots: number
        lotsBefore: number
        lotsOnOffer: number
        waiting: number
        hindrance: ('ballot' | 'early' | 'total') | null
        faults: {
          line: number
          fault:
            | 'heading'
            | 'columns'
            | 'quotes'
            | 'values'
            | 'again'
            | 'unknown'
            | 'offering'
            | 'more'
            | 'allotted'
            | 'ended'
          columns: string[]
          first: number | null
        }[]
        faulty: number
      }
    }
    refusal: Refusal
  }
  /**
   * Declares the offerings of a file, all or none
   */
  'POST /staff/offerings/declare': {
    body: {
      file: string
      text: string
      digest: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'declared' | 'faulty'
        faults: string[]
        declared: {
          code: string
          isNew: boolean
          commitment: string
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Reads a file of declarations, and states which are new and which faults there are
   */
  'POST /staff/offerings/preview': {
    body: {
      text: string
    }
    reply: {
      status: 0
      data: {
        digest: string
        offerings: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          isNew: boolean
          opensAt: number
          closesAt: number
          allotmentAt: number
          lotsOnOffer: number
        }[]
        faults: string[]
      }
    }
    refusal: Refusal
  }
  /**
   * Gifts with one status, the oldest first, with masked addresses
   */
  'POST /staff/parcels': {
    body: {
      status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
      reference?: string
      after?: {
        at: number
        id: string
      }
    }
    reply: {
      status: 0
      data: {
        parcels: {
          id: string
          reference: string
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          item: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
          grantedAt: number
          deliverTo: {
            place: 'mainland' | 'hong_kong'
            name: string
            mobile: string
            area: string
            line: string
          } | null
          area: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
          needsAddress: boolean
          isElsewhere: boolean
          carrier: string | null
          trackingNo: string | null
        }[]
        after: {
          at: number
          id: string
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The address of one gift; the audit trail records who read it, and why
   */
  'POST /staff/parcels/address': {
    body: {
      reference: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        address:
          | {
              place: 'mainland'
              name: string
              areaCode: string
              mobileNo: string
              area: string
              street: string
            }
          | {
              place: 'hong_kong'
              name: string
              areaCode: string
              mobileNo: string
              district:
                | 'central_and_western'
                | 'wan_chai'
                | 'eastern'
                | 'southern'
                | 'yau_tsim_mong'
                | 'sham_shui_po'
                | 'kowloon_city'
                | 'wong_tai_sin'
                | 'kwun_tong'
                | 'kwai_tsing'
                | 'tsuen_wan'
                | 'tuen_mun'
                | 'yuen_long'
                | 'north'
                | 'tai_po'
                | 'sha_tin'
                | 'sai_kung'
                | 'islands'
              building: string
              flat: string
              street?: string
            }
        area: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Packs a gift, ships it or ships it again, records its delivery or return, or revokes it
   */
  'POST /staff/parcels/step': {
    body: {
      reference: string
      from: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
      step:
        | {
            event: 'pack' | 'deliver'
          }
        | {
            event: 'ship'
            carrier: string
            trackingNo: string
          }
        | {
            event: 'return'
            reason: string
          }
        | {
            event: 'revoke'
            stock: 'back' | 'lost'
            reason: string
          }
    }
    reply: {
      status: 0
      data: {
        status: 'claimable' | 'preparing' | 'packed' | 'shipped' | 'returned' | 'delivered' | 'expired' | 'revoked'
      }
    }
    refusal: Refusal
  }
  /**
   * Orders that a partner has not answered, oldest first
   */
  'POST /staff/partner-orders': {
    body: {
      after?: string
    }
    reply: {
      status: 0
      data: {
        orders: {
          id: string
          partner: string
          activity: number
          reference: string
          createdAt: number
          attempts: number
          cursor: string
        }[]
        after: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Gives an order up: its voucher is revoked, and its price is returned
   */
  'POST /staff/partner-orders/drop': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Sends an order to its partner at once
   */
  'POST /staff/partner-orders/send': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Partners with their orders
   */
  'POST /staff/partners': {
    reply: {
      status: 0
      data: {
        partners: {
          partner: string
          waiting: number
          oldestAt: number | null
          attempts: number
          lastDeliveredAt: number | null
          lastRefusedAt: number | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Members of staff with their roles and open sessions
   */
  'POST /staff/people': {
    reply: {
      status: 0
      data: {
        people: {
          id: string
          name: string
          roles: (
            | 'author'
            | 'approver'
            | 'operations'
            | 'fulfilment'
            | 'clientCare'
            | 'compliance'
            | 'auditor'
            | 'administrator'
          )[]
          lastSignInAt: number | null
          suspendedAt: number | null
          sessions: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Ends all sessions of a member of staff
   */
  'POST /staff/people/end-sessions': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        name: string
        roles: (
          | 'author'
          | 'approver'
          | 'operations'
          | 'fulfilment'
          | 'clientCare'
          | 'compliance'
          | 'auditor'
          | 'administrator'
        )[]
        lastSignInAt: number | null
        suspendedAt: number | null
        sessions: number
      }
    }
    refusal: Refusal
  }
  /**
   * Lets a suspended member of staff sign in again
   */
  'POST /staff/people/restore': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        name: string
        roles: (
          | 'author'
          | 'approver'
          | 'operations'
          | 'fulfilment'
          | 'clientCare'
          | 'compliance'
          | 'auditor'
          | 'administrator'
        )[]
        lastSignInAt: number | null
        suspendedAt: number | null
        sessions: number
      }
    }
    refusal: Refusal
  }
  /**
   * Suspends a member of staff and ends their sessions
   */
  'POST /staff/people/suspend': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        name: string
        roles: (
          | 'author'
          | 'approver'
          | 'operations'
          | 'fulfilment'
          | 'clientCare'
          | 'compliance'
          | 'auditor'
          | 'administrator'
        )[]
        lastSignInAt: number | null
        suspendedAt: number | null
        sessions: number
      }
    }
    refusal: Refusal
  }
  /**
   * Checks, encodes and stores a picture for campaigns; the same picture is stored once
   */
  'POST /staff/pictures/add': {
    query: {
      size: number
      sha256: string
    }
    reply: {
      status: 0
      data: {
        name: string
        width: number
        height: number
      }
    }
    refusal: Refusal
  }
  /**
   * Joins, grants, redemptions and cost of an activity from the ledger, beside the figures of the tracker
   */
  'POST /staff/results': {
    body: {
      activity: number
    }
    reply: {
      status: 0
      data: {
        activity: {
          number: number
          code: string
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          opensAt: number
          closesAt: number
          phase: 'upcoming' | 'open' | 'ended'
          source: 'built_in' | 'data' | 'none'
          kind: ('voucher' | 'points' | 'cash' | 'gift' | 'draw') | null
          isProposed: boolean
        }
        asOf: number
        ledger: {
          joins: number
          grants: number
          redeemed: number
          draws: number
          points: number
          committed: number
          claimed: number
          budget: number | null
          days: {
            day: string
            joins: number
            grants: number
            redeemed: number
          }[]
          items: {
            item: string
            type: 'exchange_voucher' | 'cash_return' | 'physical_gift'
            name: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            }
            granted: number
            redeemed: number
            expired: number
            revoked: number
            value: number | null
            redeemedValue: number | null
          }[]
        }
        tracker: {
          from: string
          to: string
          seen: number
          pressed: number
          joined: number
          days: {
            day: string
            seen: number
            pressed: number
            joined: number
          }[]
          languages: {
            name: string
            visitors: number
          }[]
          hosts: {
            name: string
            visitors: number
          }[]
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The results of an activity by day, or by item, as CSV
   */
  'GET /staff/results/export': {
    query: {
      activity: number
      table: 'days' | 'items'
    }
    refusal: Refusal
  }
  /**
   * Waiting rooms with their figures
   */
  'POST /staff/rooms': {
    reply: {
      status: 0
      data: {
        now: number
        rooms: {
          activity: {
            number: number
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            } | null
          }
          opensAt: number
          startsAt: number
          endsAt: number
          perSecond: number
          admittedFor: number
          places: number
          admitted: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Closes a waiting room at once: everybody may join
   */
  'POST /staff/rooms/close': {
    body: {
      activity: number
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Opens a waiting room around the opening of an activity, or changes it
   */
  'POST /staff/rooms/set': {
    body: {
      activity: number
      perSecond: number
      before: number
      after: number
      admittedFor: number
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Activities with the kind of their rule, the greatest number first
   */
  'POST /staff/rules': {
    body: {
      search?: string
      before?: number
    }
    reply: {
      status: 0
      data: {
        activities: {
          number: number
          code: string
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          opensAt: number
          closesAt: number
          phase: 'upcoming' | 'open' | 'ended'
          source: 'built_in' | 'data' | 'none'
          kind: ('voucher' | 'points' | 'cash' | 'gift' | 'draw') | null
          isProposed: boolean
        }[]
        before: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * The faults that a rule would have for an activity; stores nothing
   */
  'POST /staff/rules/check': {
    body: {
      activity: number
      rule: {
        kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
        parameters: {
          [k: string]: unknown
        }
      }
    }
    reply: {
      status: 0
      data: {
        faults: {
          path: string
          code:
            | 'missing'
            | 'not_number'
            | 'too_small'
            | 'too_big'
            | 'too_long'
            | 'invalid'
            | 'too_many_codes'
            | 'under_amount'
            | 'no_join_task'
            | 'prize_twice'
            | 'odds_over'
            | 'kind_changed'
            | 'value_lower'
            | 'stock_lower'
            | 'budget_lower'
            | 'days_fewer'
            | 'codes_changed'
            | 'odds_changed'
            | 'prizes_changed'
            | 'tasks_changed'
            | 'licence_changed'
            | 'draw_committed'
            | 'built_in'
            | 'no_joining'
            | 'has_stages'
            | 'no_draw_page'
            | 'unsound'
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Approves or declines exactly the revision that the approver looked at; the author of it cannot
   */
  'POST /staff/rules/decide': {
    body: {
      activity: number
      revision: number
      decision: 'approve' | 'decline'
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'approved' | 'declined' | 'own' | 'outdated' | 'faulty'
        faults: {
          path: string
          code:
            | 'missing'
            | 'not_number'
            | 'too_small'
            | 'too_big'
            | 'too_long'
            | 'invalid'
            | 'too_many_codes'
            | 'under_amount'
            | 'no_join_task'
            | 'prize_twice'
            | 'odds_over'
            | 'kind_changed'
            | 'value_lower'
            | 'stock_lower'
            | 'budget_lower'
            | 'days_fewer'
            | 'codes_changed'
            | 'odds_changed'
            | 'prizes_changed'
            | 'tasks_changed'
            | 'licence_changed'
            | 'draw_committed'
            | 'built_in'
            | 'no_joining'
            | 'has_stages'
            | 'no_draw_page'
            | 'unsound'
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Proposes a rule or a change of it, in place of an open proposal
   */
  'POST /staff/rules/propose': {
    body: {
      activity: number
      basis: number | null
      rule: {
        kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
        parameters: {
          [k: string]: unknown
        }
      }
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'proposed' | 'faulty' | 'outdated'
        faults: {
          path: string
          code:
            | 'missing'
            | 'not_number'
            | 'too_small'
            | 'too_big'
            | 'too_long'
            | 'invalid'
            | 'too_many_codes'
            | 'under_amount'
            | 'no_join_task'
            | 'prize_twice'
            | 'odds_over'
            | 'kind_changed'
            | 'value_lower'
            | 'stock_lower'
            | 'budget_lower'
            | 'days_fewer'
            | 'codes_changed'
            | 'odds_changed'
            | 'prizes_changed'
            | 'tasks_changed'
            | 'licence_changed'
            | 'draw_committed'
            | 'built_in'
            | 'no_joining'
            | 'has_stages'
            | 'no_draw_page'
            | 'unsound'
        }[]
        revision: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * The rule of an activity: the revision in force, the open proposal and the history
   */
  'POST /staff/rules/show': {
    body: {
      activity: number
    }
    reply: {
      status: 0
      data: {
        activity: {
          number: number
          code: string
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          opensAt: number
          closesAt: number
          phase: 'upcoming' | 'open' | 'ended'
          source: 'built_in' | 'data' | 'none'
          kind: ('voucher' | 'points' | 'cash' | 'gift' | 'draw') | null
          isProposed: boolean
        }
        isLive: boolean
        inForce: {
          revision: number
          rule: {
            kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
            parameters: {
              [k: string]: unknown
            }
          }
          basis: number | null
          status: 'proposed' | 'approved' | 'declined' | 'withdrawn'
          proposedBy: {
            id: string
            name: string
          }
          proposedAt: number
          reason: string
          decidedBy: {
            id: string
            name: string
          } | null
          decidedAt: number | null
          decisionReason: string | null
        } | null
        proposed: {
          revision: number
          rule: {
            kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
            parameters: {
              [k: string]: unknown
            }
          }
          basis: number | null
          status: 'proposed' | 'approved' | 'declined' | 'withdrawn'
          proposedBy: {
            id: string
            name: string
          }
          proposedAt: number
          reason: string
          decidedBy: {
            id: string
            name: string
          } | null
          decidedAt: number | null
          decisionReason: string | null
        } | null
        history: {
          revision: number
          rule: {
            kind: 'voucher' | 'points' | 'cash' | 'gift' | 'draw'
            parameters: {
              [k: string]: unknown
            }
          }
          basis: number | null
          status: 'proposed' | 'approved' | 'declined' | 'withdrawn'
          proposedBy: {
            id: string
            name: string
          }
          proposedAt: number
          reason: string
          decidedBy: {
            id: string
            name: string
          } | null
          decidedAt: number | null
          decisionReason: string | null
        }[]
        places: {
          total: number
          remaining: number
        } | null
        codes: {
          item: string
          total: number
          free: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Withdraws the open proposal
   */
  'POST /staff/rules/withdraw': {
    body: {
      activity: number
      revision: number
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'withdrawn' | 'outdated'
      }
    }
    refusal: Refusal
  }
  /**
   * The processes of all servers, with version and when each was last seen
   */
  'POST /staff/servers': {
    reply: {
      status: 0
      data: {
        now: number
        servers: {
          id: string
          serves: boolean
          works: boolean
          version: string
          commit: string
          startedAt: number
          seenAt: number
          isLost: boolean
          isAnswering: boolean
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The signed-in member of staff
   */
  'POST /staff/session': {
    reply: {
      status: 0
      data: {
        id: string
        name: string
        roles: (
          | 'author'
          | 'approver'
          | 'operations'
          | 'fulfilment'
          | 'clientCare'
          | 'compliance'
          | 'auditor'
          | 'administrator'
        )[]
        endsAt: number
        idleMs: number
        provedUntil: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Signs out; the reply has the address at which the provider ends its own session, if it has one
   */
  'POST /staff/session/end': {
    reply: {
      status: 0
      data: {
        provider: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Extends the session because the person is active
   */
  'POST /staff/session/use': {
    reply: {
      status: 0
      data: {
        id: string
        name: string
        roles: (
          | 'author'
          | 'approver'
          | 'operations'
          | 'fulfilment'
          | 'clientCare'
          | 'compliance'
          | 'auditor'
          | 'administrator'
        )[]
        endsAt: number
        idleMs: number
        provedUntil: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Redirects to the provider; `prove` requests a new proof of identity for dangerous acts
   */
  'GET /staff/sign-in': {
    query: {
      to?: string
      prove?: 'yes'
    }
    refusal: Refusal
  }
  /**
   * Budget and gateways of text messages
   */
  'POST /staff/sms': {
    reply: {
      status: 0
      data: {
        day: string
        limit: number
        spent: number
        verified: number
        gateways: {
          name: string
          offSince: number | null
          regions: {
            region: string
            sent: number
            delivered: number
            failed: number
          }[]
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Switches a gateway off or on; the last one stays on
   */
  'POST /staff/sms/gateway': {
    body: {
      gateway: string
      on: boolean
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Changes the budget of today
   */
  'POST /staff/sms/limit': {
    body: {
      limit: number
      reason: string
    }
    reply: {
      status: 0
      data: {}
    }
    refusal: Refusal
  }
  /**
   * Stocks by activity, with the pools of vouchers that are still empty
   */
  'POST /staff/stock': {
    body: {
      activity?: number
      after?: {
        activity: number
        stage: string
      }
    }
    reply: {
      status: 0
      data: {
        rows: {
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          stage: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
          kind: 'codes' | 'prize' | 'gift' | 'places' | 'rule'
          total: number | null
          remaining: number | null
        }[]
        after: {
          activity: number
          stage: string
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Sets the total of a stock of gifts or places, unless it changed meanwhile
   */
  'POST /staff/stock/set': {
    body: {
      activity: number
      stage: '' | string
      was: number | null
      total: number
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'set' | 'outdated'
        total: number | null
        remaining: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * The emergency stops in force and the last that ended; every screen shows the former
   */
  'POST /staff/stops': {
    reply: {
      status: 0
      data: {
        open: {
          id: string
          version: number
          activity: {
            number: number
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            } | null
          } | null
          reason: string
          placed: {
            by: {
              id: string
              name: string | null
            }
            at: number
          }
          lapsesAt: number | null
          confirmed: {
            by: {
              id: string
              name: string | null
            }
            at: number
          } | null
          lift: {
            by: {
              id: string
              name: string | null
            }
            at: number
            reason: string
          } | null
          ended: {
            at: number
            outcome: 'lifted' | 'lapsed'
          } | null
        }[]
        ended: {
          id: string
          version: number
          activity: {
            number: number
            title: {
              'zh-CN': string
              'zh-HK': string
              'en-US': string
            } | null
          } | null
          reason: string
          placed: {
            by: {
              id: string
              name: string | null
            }
            at: number
          }
          lapsesAt: number | null
          confirmed: {
            by: {
              id: string
              name: string | null
            }
            at: number
          } | null
          lift: {
            by: {
              id: string
              name: string | null
            }
            at: number
            reason: string
          } | null
          ended: {
            at: number
            outcome: 'lifted' | 'lapsed'
          } | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Finds activities by number, code or title
   */
  'POST /staff/stops/activities': {
    body: {
      search: string
    }
    reply: {
      status: 0
      data: {
        activities: {
          number: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Confirms the stop of another person, so that it lasts until two people lift it
   */
  'POST /staff/stops/confirm': {
    body: {
      id: string
      version: number
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        version: number
        activity: {
          number: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
        } | null
        reason: string
        placed: {
          by: {
            id: string
            name: string | null
          }
          at: number
        }
        lapsesAt: number | null
        confirmed: {
          by: {
            id: string
            name: string | null
          }
          at: number
        } | null
        lift: {
          by: {
            id: string
            name: string | null
          }
          at: number
          reason: string
        } | null
        ended: {
          at: number
          outcome: 'lifted' | 'lapsed'
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Lifts a stop that is not confirmed; proposes to lift a confirmed one, or agrees with the proposal of another person
   */
  'POST /staff/stops/lift': {
    body: {
      id: string
      version: number
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        version: number
        activity: {
          number: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
        } | null
        reason: string
        placed: {
          by: {
            id: string
            name: string | null
          }
          at: number
        }
        lapsesAt: number | null
        confirmed: {
          by: {
            id: string
            name: string | null
          }
          at: number
        } | null
        lift: {
          by: {
            id: string
            name: string | null
          }
          at: number
          reason: string
        } | null
        ended: {
          at: number
          outcome: 'lifted' | 'lapsed'
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Stops an activity or all rewards at once; it lapses after 15 minutes unless another person confirms it
   */
  'POST /staff/stops/place': {
    body: {
      activity: number | null
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        version: number
        activity: {
          number: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
        } | null
        reason: string
        placed: {
          by: {
            id: string
            name: string | null
          }
          at: number
        }
        lapsesAt: number | null
        confirmed: {
          by: {
            id: string
            name: string | null
          }
          at: number
        } | null
        lift: {
          by: {
            id: string
            name: string | null
          }
          at: number
          reason: string
        } | null
        ended: {
          at: number
          outcome: 'lifted' | 'lapsed'
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The systems of the firm as this server sees them
   */
  'POST /staff/systems': {
    reply: {
      status: 0
      data: {
        now: number
        systems: {
          system: string
          isAway: boolean
          answered: number
          refused: number
          failed: number
          sinceAnswer: number | null
          sinceFailure: number | null
          average: number | null
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Imports the trades of a file, all or none, if it still does what the preview stated
   */
  'POST /staff/trades/import': {
    body: {
      file: string
      text: string
      digest: string
      fresh: number
      corrected: number
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'imported' | 'outdated'
        preview: {
          digest: string
          trades: number
          fresh: number
          corrected: number
          known: number
          faults: {
            line: number
            fault: 'heading' | 'columns' | 'quotes' | 'values' | 'again' | 'client' | 'moved'
            columns: string[]
            first: number | null
          }[]
          faulty: number
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Reads a file of trades, reports each refused line, and states what an import would do
   */
  'POST /staff/trades/preview': {
    body: {
      text: string
    }
    reply: {
      status: 0
      data: {
        digest: string
        trades: number
        fresh: number
        corrected: number
        known: number
        faults: {
          line: number
          fault: 'heading' | 'columns' | 'quotes' | 'values' | 'again' | 'client' | 'moved'
          columns: string[]
          first: number | null
        }[]
        faulty: number
      }
    }
    refusal: Refusal
  }
  /**
   * Searches the audit trail, newest entries first
   */
  'POST /staff/trail': {
    body: {
      filter: {
        from?: number
        until?: number
        staff?: string
        actor?: 'person' | 'system' | 'operator' | 'merchant' | 'partner' | 'staff' | 'machine'
        subject?: string
        subjectId?: string
        event?: string
        reference?: string
      }
      before?: string
    }
    reply: {
      status: 0
      data: {
        entries: {
          id: string
          at: number
          actor: string
          by: {
            id: string
            name: string
          } | null
          subject: string
          subjectId: string
          event: string
          fromStatus: string | null
          toStatus: string | null
          reason: string | null
          reference: string | null
          detail: {
            [k: string]: Json
          }
          seal: number | null
        }[]
        before: string | null
      }
    }
    refusal: Refusal
  }
  /**
   * Checks the sealed entries of some days against their seals, as `foyer verify audit` checks an export
   */
  'POST /staff/trail/check': {
    body: {
      from: string
      until: string
    }
    reply: {
      status: 0
      data: {
        entries: number
        firstSeal: number | null
        lastSeal: number | null
        lastHash: string | null
        faults: string[]
        moreFaults: number
      }
    }
    refusal: Refusal
  }
  /**
   * Streams the sealed entries of some days with their seals as JSON lines, which `foyer verify audit` checks
   */
  'GET /staff/trail/export': {
    query: {
      from: string
      until: string
    }
    refusal: Refusal
  }
  /**
   * Imports the codes of a preview, all or none, once however often it is called
   */
  'POST /staff/vouchers/import': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        id: string
        activity: number
        title: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        }
        item: string
        name: {
          'zh-CN': string
          'zh-HK': string
          'en-US': string
        } | null
        file: string
        codes: number
        added: number
        granted: number
        by: string
        importedAt: number
        undoneBy: string | null
        undoneAt: number | null
      }
    }
    refusal: Refusal
  }
  /**
   * Imports of codes, the newest first
   */
  'POST /staff/vouchers/imports': {
    body: {
      before?: {
        at: number
        id: string
      }
    }
    reply: {
      status: 0
      data: {
        imports: {
          id: string
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          item: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
          file: string
          codes: number
          added: number
          granted: number
          by: string
          importedAt: number
          undoneBy: string | null
          undoneAt: number | null
        }[]
        before: {
          at: number
          id: string
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Reads a file of codes, reports each faulty line, and states what an import would do
   */
  'POST /staff/vouchers/preview': {
    body: {
      activity: number
      item: string
      file: string
      text: string
    }
    reply: {
      status: 0
      data: {
        id: string | null
        codes: number
        known: number
        samples: string[]
        before: number | null
        after: number
        faults: {
          line: number
          fault: 'columns' | 'form' | 'again'
          first: number | null
        }[]
        faulty: number
      }
    }
    refusal: Refusal
  }
  /**
   * Removes the codes of an import, unless one of them was granted or is reserved
   */
  'POST /staff/vouchers/undo': {
    body: {
      id: string
      reason: string
    }
    reply: {
      status: 0
      data: {
        outcome: 'undone' | 'used' | 'committed'
        import: {
          id: string
          activity: number
          title: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          item: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          } | null
          file: string
          codes: number
          added: number
          granted: number
          by: string
          importedAt: number
          undoneBy: string | null
          undoneAt: number | null
        }
      }
    }
    refusal: Refusal
  }
  /**
   * Turns a handoff code into a registration of the calling session
   */
  'POST /trade/auth/handoff': {
    body: {
      code: string
      mobileUserCode: string
      appPubKeyHash?: string
      deploymentKeyHash?: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        jwtToken: string
        appKey: string
        socketPwd: string
        mobileNo: string
        userCode: string
      }
    }
    refusal: Refusal
  }
  /**
   * Turns a ticket of smsVerify into a registration
   */
  'POST /trade/auth/identity': {
    body: {
      userCode: string
      mobileUserCode: string
      mobileNo: string
      areaCode: string
      userToken: string
      consent: {
        disclaimer: string
        privacy: string
        service: string
        marketing?: boolean
        [k: string]: unknown
      }
      appPubKeyHash?: string
      deploymentKeyHash?: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        jwtToken: string
        appKey: string
        socketPwd: string
        mobileNo: string
      }
    }
    refusal: Refusal
  }
  /**
   * Turns a ticket of login/verify into a login session of this device
   */
  'POST /trade/auth/login': {
    body: {
      mobileUserCode: string
      userToken: string
      fundUserCode: string
      deviceId: string
      consent: {
        disclaimer: string
        privacy: string
        service: string
        [k: string]: unknown
      }
      appPubKeyHash?: string
      deploymentKeyHash?: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        jwtToken: string
        appKey: string
        password: {
          sm3: string
          dogskin: string
        }
        clientInfo: {
          clientId: string
          clientName: string
          accountType: 'cash' | 'margin'
          branch: string
        }
      }
    }
    refusal: Refusal
  }
  /**
   * As the login call, by the THS channel; the default variant only
   */
  'POST /trade/auth/thsLogin': {
    body: {
      mobileUserCode: string
      userToken: string
      fundUserCode: string
      deviceId: string
      consent: {
        disclaimer: string
        privacy: string
        service: string
        [k: string]: unknown
      }
      appPubKeyHash?: string
      deploymentKeyHash?: string
      [k: string]: unknown
    }
    reply: {
      status: 0
      data: {
        jwtToken: string
        appKey: string
        password: {
          sm3: string
          dogskin: string
        }
        clientInfo: {
          clientId: string
          clientName: string
          accountType: 'cash' | 'margin'
          branch: string
        }
      }
    }
    refusal: Refusal
  }
  /**
   * The eight figures of the account logged in to, and its positions, at one moment
   */
  'POST /trade/trade/matrix/account/figures': {
    body: {
      password: string
      passwordDs: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        figures: {
          accountType: 'cash' | 'margin'
          marginAccount: number | null
          cashAccount: number | null
          holdingsValue: number
          fundBalance: number
          maximumBuyingPower: number
          creditLimit: number
          availableFunds: number
          availableCredit: number
          blockedFunds: number
          loan: number
          agreedLimit: number
          loanableValue: number
          bestMarginable: number
        }
        positions: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          currency: 'HKD' | 'CNY' | 'USD'
          quantity: number
          price: string | null
          pricedAt: number | null
          marketValue: number
          cost: number
          gain: number
          gainPercent: string | null
          dayGain?: number | null
          dayGainPercent?: string | null
          marginable: number
          loanableValue: number
          isHalted: boolean
          offered: ('bond' | 'new_shares') | null
        }[]
        day?: {
          day: string
          gain: number
          percent: string | null
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * Facts of the account logged in to; the body carries both secrets of the login session
   */
  'POST /trade/trade/matrix/account/info': {
    body: {
      password: string
      passwordDs: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        clientId: string
        clientName: string
        accountType: 'cash' | 'margin'
        branch: string
      }
    }
    refusal: Refusal
  }
  /**
   * Positions of the account logged in to, at the prices of one moment
   */
  'POST /trade/trade/matrix/account/positions': {
    body: {
      password: string
      passwordDs: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        market: {
          state: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          next: 'pre_open' | 'open' | 'lunch' | 'closed' | 'holiday' | 'stopped'
          nextAt: number
          opensAt: number
          tradedUntil?: number
        }
        positions: {
          code: string
          name: {
            'zh-CN': string
            'zh-HK': string
            'en-US': string
          }
          currency: 'HKD' | 'CNY' | 'USD'
          quantity: number
          price: string | null
          pricedAt: number | null
          marketValue: number
          cost: number
          gain: number
          gainPercent: string | null
          dayGain?: number | null
          dayGainPercent?: string | null
          marginable: number
          loanableValue: number
          isHalted: boolean
          offered: ('bond' | 'new_shares') | null
        }[]
        day?: {
          day: string
          gain: number
          percent: string | null
        } | null
      }
    }
    refusal: Refusal
  }
  /**
   * The net value of the account logged in to at the end of each trading day of the last year
   */
  'POST /trade/trade/matrix/account/values': {
    body: {
      password: string
      passwordDs: string
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        values:
          | {
              day: string
              value: number
              paidIn: number
            }[]
          | null
      }
    }
    refusal: Refusal
  }
  /**
   * Applications, cash and eligibility of the account logged in to for the offerings of an activity
   */
  'POST /trade/trade/matrix/offerings/mine': {
    body: {
      password: string
      passwordDs: string
      activity: number
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        asOf: number
        available: number | null
        lendable: number | null
        accountType: 'cash' | 'margin'
        holderRule: ('residence' | 'identity_document' | 'age' | 'account_type') | null
        applications: {
          reference: string
          offering: string
          lots: number
          method: 'cash' | 'margin'
          amount: number
          fees: {
            handling: number
            brokerage: number
            sfcLevy: number
            afrcLevy: number
            exchangeFee: number
          }
          feesTotal: number
          loan: number
          interest: number
          blocked: number
          status: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
          refusal: ('funds_short' | 'closed' | 'exists' | 'account_blocked' | 'other' | 'not_done') | null
          lotsAllotted: number | null
          drawnLots: number | null
          settlement: {
            paid: number
            fees: number
            interest: number
            loanReturned: number
            loanLeft: number
            refund: number
          } | null
          at: number
          cancellableUntil: number | null
          steps: {
            step: 'placing' | 'submitted' | 'cancelling' | 'cancelled' | 'allotted' | 'none' | 'refunded' | 'refused'
            at: number
          }[]
        }[]
        elsewhere: string[]
      }
    }
    refusal: Refusal
  }
  /**
   * Profile of the caller: phone number, time of registration and consents
   */
  'POST /user/user/matrix/profile': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        mobileNo: string
        registeredAt: number
        agreements: {
          document: 'disclaimer' | 'privacy' | 'service' | 'marketing'
          version: string
          isAgreed: boolean
          givenAt: number
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * The watchlist of the caller in their order, with its revision
   */
  'POST /user/user/matrix/watchlist': {
    body: {
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        revision: number
        codes: string[]
        groups: {
          name: string
          codes: string[]
        }[]
      }
    }
    refusal: Refusal
  }
  /**
   * Replaces the list if its revision is current; `isStored` is false if another change came first
   */
  'POST /user/user/matrix/watchlist/keep': {
    body: {
      revision: number
      /**
       * @maxItems 200
       */
      codes: string[]
      /**
       * @maxItems 10
       */
      groups?:
        | []
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
        | [
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            },
            {
              name: string
              /**
               * @maxItems 100
               */
              codes: string[]
              [k: string]: unknown
            }
          ]
      [k: string]: unknown
    }
    reply: {
      status: '0'
      bgStatus: '0'
      data: {
        revision: number
        codes: string[]
        groups: {
          name: string
          codes: string[]
        }[]
        isStored: boolean
      }
    }
    refusal: Refusal
  }
}
export interface Refusal {
  status:
    | 40001
    | 40002
    | 40003
    | 40004
    | 40005
    | 40006
    | 40007
    | 40008
    | 40009
    | 40010
    | 40011
    | 40012
    | 40101
    | 40102
    | 40103
    | 40104
    | 40105
    | 40106
    | 40107
    | 40108
    | 40109
    | 40110
    | 40111
    | 40112
    | 40113
    | 40114
    | 40115
    | 40301
    | 40302
    | 40303
    | 40304
    | 40305
    | 40306
    | 40307
    | 40308
    | 40309
    | 40310
    | 40311
    | 40312
    | 40313
    | 40314
    | 40315
    | 40316
    | 40317
    | 40318
    | 40319
    | 40320
    | 40321
    | 40322
    | 40323
    | 40324
    | 40325
    | 40326
    | 40327
    | 40328
    | 40329
    | 40401
    | 40901
    | 40902
    | 40903
    | 40904
    | 40905
    | 40906
    | 40907
    | 40908
    | 40909
    | 40910
    | 40911
    | 40912
    | 40913
    | 40914
    | 40915
    | 40916
    | 40917
    | 40919
    | 40925
    | 40926
    | 40935
    | 40936
    | 40918
    | 40920
    | 41301
    | 41302
    | 42801
    | 42901
    | 42902
    | 42903
    | 42904
    | 42905
    | 42906
    | 42907
    | 50001
    | 50301
    | 50302
    | 50303
    | 50304
  /**
   * for engineers; the client shows its own text for the reason
   */
  msg: string
  reason:
    | 'invalid_request'
    | 'mobile_malformed'
    | 'proof_wrong'
    | 'decryption_failed'
    | 'consent_missing'
    | 'residence_needed'
    | 'terms_outdated'
    | 'upload_not_picture'
    | 'upload_unreadable'
    | 'upload_differs'
    | 'code_invalid'
    | 'phone_same'
    | 'token_missing'
    | 'token_invalid'
    | 'token_expired'
    | 'session_revoked'
    | 'signature_wrong'
    | 'signature_stale'
    | 'signature_replayed'
    | 'ticket_invalid'
    | 'socket_pwd_invalid'
    | 'login_wrong'
    | 'login_secret_wrong'
    | 'merchant_unknown'
    | 'provider_login_invalid'
    | 'staff_signed_out'
    | 'passkey_refused'
    | 'level_too_low'
    | 'sms_region_blocked'
    | 'sms_code_wrong'
    | 'sms_code_locked'
    | 'sms_code_expired'
    | 'host_not_allowed'
    | 'account_suspended'
    | 'totp_wrong'
    | 'device_unknown'
    | 'activity_mainland'
    | 'activity_not_started'
    | 'activity_ended'
    | 'activity_ineligible'
    | 'stage_locked'
    | 'upload_infected'
    | 'trading_password_wrong'
    | 'offering_cut_off'
    | 'test_needed'
    | 'phone_cooling'
    | 'sms_code_missing'
    | 'stage_undone'
    | 'fresh_proof_needed'
    | 'service_restricted'
    | 'provider_cancelled'
    | 'provider_other_client'
    | 'activity_queued'
    | 'role_missing'
    | 'proof_needed'
    | 'activity_stopped'
    | 'not_found'
    | 'activity_sold_out'
    | 'key_reused'
    | 'hold_expired'
    | 'points_short'
    | 'already_granted'
    | 'reward_not_open'
    | 'code_expired'
    | 'code_used'
    | 'no_chances'
    | 'gift_packed'
    | 'erasure_blocked'
    | 'funds_short'
    | 'application_exists'
    | 'application_final'
    | 'watchlist_full'
    | 'applications_spent'
    | 'phone_taken'
    | 'order_refused'
    | 'price_alerts_full'
    | 'price_alert_reached'
    | 'call_back_open'
    | 'call_back_window'
    | 'redirect_closed'
    | 'passkeys_full'
    | 'too_large'
    | 'upload_too_many_pixels'
    | 'proof_required'
    | 'rate_limited'
    | 'sms_resend_too_soon'
    | 'sms_number_limit'
    | 'login_locked'
    | 'upload_limit'
    | 'trading_password_locked'
    | 'test_too_soon'
    | 'server_error'
    | 'unavailable'
    | 'sms_budget_spent'
    | 'market_unavailable'
    | 'facts_missing'
  /**
   * RefusalDetail in packages/protocol/src/errors.ts
   */
  detail?: {
    [k: string]: unknown
  }
  /**
   * of the call in the log
   */
  reference?: string
  [k: string]: unknown
}
