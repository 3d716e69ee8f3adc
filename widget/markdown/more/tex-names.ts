// The names of TeX that formulas may have, with their signs.

const table = (words: string): Record<string, string> =>
  Object.fromEntries(words.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Letters. */
export const SYMBOLS = table(
  'alpha=α beta=β gamma=γ delta=δ epsilon=ϵ varepsilon=ε zeta=ζ eta=η theta=θ vartheta=ϑ iota=ι kappa=κ lambda=λ mu=μ nu=ν xi=ξ ' +
    'pi=π rho=ρ sigma=σ tau=τ upsilon=υ phi=ϕ varphi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ ' +
    'Phi=Φ Psi=Ψ Omega=Ω infty=∞ partial=∂ nabla=∇ ell=ℓ hbar=ℏ emptyset=∅ degree=° ldots=… dots=… cdots=⋯ vdots=⋮',
);

/** Operators, relations and brackets. */
export const OPERATORS = table(
  'times=× cdot=⋅ div=÷ pm=± mp=∓ ast=∗ circ=∘ oplus=⊕ otimes=⊗ le=≤ leq=≤ ge=≥ geq=≥ ne=≠ neq=≠ ll=≪ gg=≫ approx=≈ sim=∼ ' +
    'equiv=≡ cong=≅ propto=∝ in=∈ notin=∉ subset=⊂ subseteq=⊆ supset=⊃ cup=∪ cap=∩ setminus=∖ forall=∀ exists=∃ neg=¬ land=∧ ' +
    'lor=∨ wedge=∧ vee=∨ to=→ rightarrow=→ leftarrow=← leftrightarrow=↔ Rightarrow=⇒ implies=⇒ Leftrightarrow=⇔ iff=⇔ mapsto=↦ ' +
    'sum=∑ prod=∏ bigcup=⋃ bigcap=⋂ int=∫ iint=∬ oint=∮ mid=∣ parallel=∥ perp=⊥ angle=∠ therefore=∴ lfloor=⌊ rfloor=⌋ lceil=⌈ ' +
    'rceil=⌉ langle=⟨ rangle=⟩ lvert=| rvert=| colon=:',
);

/** Names that are written upright. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh exp log ln lim max min sup inf det dim ker gcd mod Pr'.split(
    ' ',
  ),
);

/** Marks above a part, or below it. */
export const ACCENTS: Record<string, readonly [mark: string, isBelow: boolean]> = {
  hat: ['^', false],
  widehat: ['^', false],
  bar: ['¯', false],
  overline: ['¯', false],
  vec: ['→', false],
  tilde: ['~', false],
  dot: ['˙', false],
  underline: ['_', true],
  overbrace: ['⏞', false],
  underbrace: ['⏟', true],
};
