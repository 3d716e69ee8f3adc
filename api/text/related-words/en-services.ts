// English words for the same thing, of services: offices, health, money, utilities, learning, travel, work. As in en.ts.

/** Groups between bars, their words between spaces. */
export const RELATED_EN_SERVICES = `mayor provost burgomaster|councillor alderman councilman councilwoman|borough district ward precinct|dustbin trashcan wheelie
  |recycle reuse repurpose|dump landfill|flytipping dumping|pothole crater|drain gully gutter|graffiti vandalism|byelaw bylaw ordinance
  |grievance complaint|ombudsman adjudicator|arbitration mediation conciliation|ballot vote|voter elector|referendum plebiscite|deputy vice
  |ministry department bureau|clerk official officer|registrar registry|paperwork documents forms|certify attest authenticate
  |duplicate replica photocopy|signature sign signatory|affidavit declaration|oath vow pledge swear|census headcount|forename firstname
  |alias nickname pseudonym|marriage married marital matrimony|widow bereaved|unmarried single|stepchild stepson stepdaughter|son boy|daughter girl
  |mum mom mummy mother|dad daddy father|nan nana granny grandma|auntie aunt|cousin kin relative|descendant offspring
  |ancestor forebear ancestry genealogy|birthday birthdate dob|deceased died|deceased dead|coffin casket|cremation crematorium|ashes remains
  |cemetery graveyard churchyard|grave tomb|headstone gravestone tombstone|undertaker mortician funeral|grief mourning bereavement
  |executor administrator|inheritance legacy bequest bequeath|estate property assets|exempt exemption waived|waive waiver|levy tax|toll charge
  |hmrc irs taxman|band bracket tier|freelancer contractor selfemployed|filing submission|audit inspection|assess evaluate|overpaid overpayment
  |underpaid underpayment shortfall|payroll salary|withhold deduct|backdate retroactive retrospective|evasion dodge evade|smuggle contraband
  |bankruptcy bankrupt insolvency|liquidation insolvency|foreclosure repossession foreclose repossess|dole benefit|jobseeker unemployed
  |claimant applicant recipient|hardship poverty destitution|needy disadvantaged underprivileged|sanction penalty|stipend allowance bursary
  |foodbank pantry|impairment disability handicap|blind sightless|deaf hearing|braille tactile|reconsider review reconsideration|tribunal court
  |judge magistrate|jury juror|townhall hall|domicile residence|homeland birthplace|expat expatriate|newcomer migrant|foreigner alien|deport expel
  |stateless nationality|border frontier|checkpoint border|consular consulate|passport id|biometric fingerprint|fingerprint thumbprint
  |headshot portrait photo|blurry blurred unfocused|revoke withdraw rescind|surrender relinquish renounce|firearm gun shotgun|weapon gun
  |hunting shooting|fireworks pyrotechnics|bonfire fire|busker busking|hawker pedlar peddler|market bazaar fair|streetwork roadworks
  |roadworks construction|lamppost streetlamp|sinkhole pothole|snowplough snowplow gritter|siren alarm|earthquake quake tremor|storm gale hurricane
  |thunderstorm lightning|allotment plot|playground playpark|bench seat|statue monument memorial|crossing crosswalk zebra|roundabout rotary
  |signpost sign|clamp immobilise|permit permission|license authorise|zoning planning|objection object oppose|demolish raze bulldoze
  |outbuilding annexe shed|heritage historic|landmark monument|boundary perimeter border|neighbour adjoining|stray lost|dogpoo fouling
  |vermin pests rats|exterminator fumigation|bedbug mite|infestation plague|council authority|constituency electorate|parliament assembly
  |congress parliament senate|mp politician|policeman policewoman cop police officer|constable sheriff|detective investigator|burglar thief robber
  |mugged robbed|pickpocket thief|theft larceny|assault attack|abuse mistreatment|harass bully|stalker stalking|threat threaten|witness bystander
  |culprit offender perpetrator|arrest detain custody|probation parole|caution warning|firefighter fireman|extinguisher fire|smoke fumes|rescue save
  |lifeguard rescuer|missing disappeared|homeless houseless|shelter refuge|sublet sublease|flatmate roommate housemate|maisonette duplex
  |townhouse terrace|realtor broker|letting rental|furnishings furniture|unfurnished bare|condensation humidity damp|guarantor surety cosigner
  |inventory checklist|leasehold lease|vendor seller|surveyor valuer assessor|caretaker janitor superintendent|intercom buzzer entryphone doorbell
  |communal shared common|vacate leave|vacant empty unoccupied|occupant occupier resident|subsidence sinking|skyscraper highrise tower
  |lobby foyer entrance|spyhole peephole|deadbolt lock latch|locksmith locks|doorknob handle|skylight rooflight|double-glazing glazing windows
  |awning canopy|gutters downpipe|brick masonry bricklayer|mortar cement concrete|plaster render|floorboard flooring|parquet laminate|tiling tiler
  |draught drafty draughty|loose wonky|joiner carpenter joinery carpentry|foreman supervisor|architect architecture|blueprint drawing plan
  |remodel renovate revamp makeover|extension addition|worktop countertop counter|shower showerhead|toilet cistern|septic cesspit|manhole drain
  |mains supply|stopcock valve|pressure psi|thermostat temperature|lukewarm cold|smokealarm detector|rewire wiring|dimmer switch
  |tummy stomach belly abdomen abdominal|bum buttocks|spine spinal backbone vertebra|heart cardiac cardiology cardiologist cardiovascular
  |kidney renal|liver hepatic|lung pulmonary respiratory|brain neurological neurologist|bone skeletal orthopaedic|skin dermatology dermatologist
  |paediatric child paediatrician pediatrician|cancer oncology oncologist tumour tumor|malignant cancerous|benign harmless
  |gynaecology gynecology gynaecologist gynecologist|midwife midwifery obstetric obstetrician|childbirth labour birth
  |ear audiology audiologist hearing|eye ophthalmology ophthalmologist ophthalmic|optometrist optician
  |podiatry podiatrist chiropodist chiropody feet|mental psychological psychiatric|psychiatrist psychologist psychotherapist
  |psychotherapy counselling|urine urinary pee wee|poo stool faeces feces|bowel intestine gut colon|heartburn indigestion reflux|bloating flatulence
  |flu cold sniffles|hayfever pollen|puffer inhaler|wheeze breathless|hypertension pressure|cholesterol lipids|seizure convulsion epilepsy epileptic
  |fracture broken|bruise contusion|laceration gash cut|bleed blood haemorrhage hemorrhage|suture stitch|wart verruca|mole lesion naevus|lump cyst
  |blister sore|eczema dermatitis psoriasis|lice nits headlice|thrush candida yeast|period menstruation menstrual|menopause perimenopause
  |abortion termination|fertility ivf conceive|infertile sterile|smear cervical pap|mammogram mammography|vasectomy sterilisation|std sti venereal
  |impotence erectile|inpatient admitted hospitalised|outpatient ambulatory|discharged released|matron nurse|paramedic ambulance|casualty emergency
  |surgeon surgical surgery|anaesthetist anesthesiologist|convalescence recuperate recover recovery|rehab rehabilitation|heal mend|prognosis outlook
  |chronic persistent longterm|acute severe|incurable terminal|palliative hospice|sicknote fitnote|screening checkup|biopsy tissue
  |swab specimen sample|thermometer temperature|painkiller analgesic paracetamol ibuprofen|antibiotic penicillin|antihistamine allergy
  |dispensary dispense pharmacy|pharmacist chemist druggist|drugstore pharmacy|capsule pill caplet|syrup linctus|balm salve ointment|plaster bandaid
  |gauze dressing bandage|vitamin supplement|herbal botanical|homeopathy homeopathic|acupuncture acupuncturist needling|osteopath chiropractor
  |masseuse masseur massage|denture prosthesis|cavity caries decay|filling cavity|molar tooth|toothache dental|gum periodontal gingivitis
  |endodontic rootcanal|tartar plaque calculus|orthodontist orthodontic braces|mouthguard gumshield|bruxism clenching grinding|wisdom molar
  |nervous anxious scared afraid worried|phobia fear dread|myopia shortsighted nearsighted|hyperopia longsighted farsighted|lens lenses contacts
  |blurry fuzzy|eyepatch patch|eyedrops drops|earwax wax|tinnitus ringing|snore apnoea apnea|asthma asthmatic|sinus sinusitis nasal|nose nasal
  |mouth oral|pregnancy antenatal prenatal|postnatal postpartum|ultrasound sonogram|embryo foetus fetus|sperm semen|caesarean cesarean
  |stillbirth miscarriage|premature preterm|newborn neonatal|paralysed paralyzed paralysis|amputation amputee|prosthetic artificial
  |dementia alzheimers|forgetful memory|confusion disorientation|arthritis rheumatic rheumatology|backache sciatica lumbago|slipped herniated
  |muscle muscular|tendon ligament|hernia rupture|haemorrhoids piles hemorrhoids|vein vascular|hormone endocrine|lupus autoimmune|donor donate
  |transplant graft|drip intravenous infusion|unconscious fainted collapsed|sting bite|sunburn sunburnt burn|heatstroke sunstroke|crutch cane
  |walker rollator frame|stretcher trolley|homecare domiciliary|rehab detox|alcoholic drunk|sober abstinent|quit stop|nicotine smoking
  |vape ecigarette|panic anxiety|grief loss|moody irritable|adhd hyperactive|dyslexia dyslexic|stammer stutter|autistic aspergers
  |nutritionist dietitian dietician|calorie kcal|booster jab|immunise immunization vaccinate inoculate|contagious infectious|quarantine isolation
  |covid coronavirus|germs bacteria|sanitizer disinfectant antiseptic|hygiene cleanliness|mask facemask|pathology laboratory lab
  |radiology imaging xray|radiographer sonographer|radiotherapy radiation|chemo chemotherapy|receptionist secretary|clinician practitioner
  |locum temporary|gp practitioner|medic doctor|medical clinical|healthcare nhs|private selfpay|copay excess|waitlist backlog|walkin dropin
  |videocall video|chaperone escort|records notes|injection shot|remission recovery|relapse recurrence|ailment illness condition complaint
  |feverish fever|shivering chills|itchy irritated|peeling flaking flaky|dandruff scalp|bald alopecia|wrinkles ageing|botox filler|facelift cosmetic
  |cosmetic aesthetic|tattoo ink|waxing epilation|tan sunbed|cuticle nail|facial face|exfoliate scrub peel|blowdry styling
  |highlights balayage bleach|perm curls|wig hairpiece toupee|sortcode routing|banker bank|cashier till checkout|branch office|chequebook checkbook
  |paypal ewallet|cardholder holder|cvv cvc|recurring repeat regular|bounced returned|bounce dishonoured|insufficient inadequate|shortfall deficit
  |deficit loss|surplus excess|saver savings|savings nestegg|piggybank moneybox|budget afford|allocate assign|payday wages|raise payrise
  |refinance remortgage|repayments instalments|collateral security pledge|creditor lender|debtor borrower|default missed|indebted debt
  |consolidate merge|consolidation merger|creditworthiness rating|blacklist barred|guarantee underwrite|pawn pawnshop pawnbroker|payout payoff
  |annuity pension|superannuation pension|retiree retired|investor shareholder|equities securities|bond gilt|dividend payout yield
  |profit gain earnings|broker dealer|portfolio holdings|asset holding|crypto cryptocurrency bitcoin|bullion gold|trader investor|volatile risky
  |diversify spread|compound accrue|accrue accumulate earn|forex exchange|remittance transfer|swift bic|wire telegraphic|pending processing
  |cleared settled|settle pay|settle resolve|resolve solve fix|reconcile match|reimburse repay|outlay expenditure|overheads expenses
  |turnover sales revenue|income proceeds|proceeds takings|grant award|endowment bequest|sponsor backer|backer donor|crowdfunding fundraising
  |charity nonprofit|almsgiving zakat|tithe offering|giftaid donation|forfeit lose|forfeit penalty|nonrefundable unrefundable|prorata proportionate
  |pricetag price|markup margin|priceless invaluable|worthless valueless|overcharge overbilled|miscalculated wrong|counterfeit forged forgery
  |forge falsify fake|embezzle defraud|fraudster scammer conman|conned scammed duped tricked|swindle scam|impostor imposter impersonator
  |impersonate pose|skim cloned|clone duplicate copy|denomination note|penny pence cent|dime cent|tenner fiver|grand thousand|millionaire wealthy
  |wealthy rich affluent|wealth riches|penniless skint|splurge spend|lavish luxury|economy budget|economise save|hidden undisclosed
  |transparent clear|premium contribution|claimant insured|loss damage|damages compensation|indemnity compensation|exclusion excluded exempt
  |exclude omit except|writeoff totalled|wreck wreckage|adjuster assessor|casualty victim|victim injured|fatal deadly lethal|collide crash bump
  |bump dent|prang crash|scrape scratch graze|slip fall trip|trip stumble|hailstorm hail|vandalised vandalized smashed|accidental unintentional
  |accidentally unintentionally|deliberately intentionally purposely|negligence careless|careless reckless|preexisting existing prior
  |undisclosed undeclared|lapsed cancelled|backdated earlier|breakage breakdown|evacuate airlift|widow survivor|survivor surviving|payee recipient
  |recipient receiver addressee|sender remitter|cellphone cell mobile|payphone phonebox|ringtone tone|ringing calling|hangup disconnect|engaged busy
  |busy occupied|unreachable unavailable|text sms message|whatsapp messenger|messenger messaging|prefix code|directory listing phonebook
  |operator switchboard|switchboard reception|carrier network|network provider|provider supplier|isp provider|unbar unblock|porting switching
  |switch transfer|hotspot tethering|reception signal|mast tower antenna|aerial antenna|dish satellite|decoder receiver|remote zapper handset
  |playback replay|fibre fttp|dsl adsl|dialup modem|hub router|booster extender repeater|gigabit gbps|megabits mbps|ping latency|latency lag delay
  |throttle slow restrict|unlimited uncapped limitless|unlimited infinite|capped restricted|dropout disconnection|disconnect disconnection cutoff
  |reconnect reconnection|intermittent sporadic|intermittently occasionally|patchy intermittent|flaky unreliable|unstable unreliable
  |congestion traffic|congested overloaded busy|firmware software|socket plug|blackout darkness|restored reconnected|generator genset
  |prepayment prepay|offpeak nighttime|peak rush|solar photovoltaic pv|turbine windmill|renewable sustainable|sustainable ecofriendly eco|carbon co2
  |emissions pollution|pollution contamination|contaminated polluted tainted|cylinder canister|lpg propane butane|methane gas|leakage leak
  |burst broken ruptured|trickle drip|dribble drip|frozen iced|drinkable potable|discoloured murky cloudy|purify filter purification
  |waterworks utility|hosepipe hose|sprinkler irrigation|drought shortage|shortage scarcity lack|rationing restriction|conserve save
  |wasteful inefficient|draughtproof insulate|swap switch|estimated approximate|actual real|soaring skyrocketing`;
