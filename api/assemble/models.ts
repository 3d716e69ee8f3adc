// The models of a process: the one that answers, the one that summarises, and the substitute for a model that fails for good.
import { estimateUsage } from '../agent/usage.ts';
import type { Config } from '../config/config.ts';
import { createModel, createModels, type ModelOptions, type ModelTable } from '../models/index.ts';
import { capabilitiesOf, type Model } from '../models/model.ts';
import { createModelSummariser } from '../models/model-summariser.ts';
import { createStandIn } from '../models/stand-in.ts';
import type { Summariser } from '../search/summary/summariser.ts';

export type Models = {
  model: Model;
  /** A target of a route that answers visitors, by its name; null for any other name. */
  named(target: string): Model | null;
  /** The targets that `named` knows; the name of `model` where there is no route. */
  names: readonly string[];
  /** Answers where `model` fails for good; undefined where it needs no service. */
  fallback: Model | undefined;
  /** Undefined without a model that writes: then the sentences of pages are used as they are. */
  summariser: Summariser | undefined;
};

export function chooseModels(
  config: Config,
  { table, ...options }: Pick<ModelOptions, 'onNotice' | 'telemetry'> & { table?: ModelTable | undefined },
): Models {
  const { leading: model, named, names, summarising } = createModels(config, options, table);
  return {
    model,
    named,
    names,
    fallback: capabilitiesOf(model).writes ? createStandIn(createModel({ kind: 'extractive' }, options)) : undefined,
    summariser: summarising ? createModelSummariser(summarising, { estimateUsage }) : undefined,
  };
}
