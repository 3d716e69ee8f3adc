// Beside other plugins: products of WooCommerce and the languages of Polylang, by stand-ins with the signatures of their functions.
import { until } from '../machine.mjs';
import { bound } from './connection.mjs';
import { FRESH_MS, isCited, sendNow } from './content.mjs';

/** Products as posts with fields, as WooCommerce keeps them; `stand_in_save` calls the hooks that it calls after a save. */
const WOOCOMMERCE = `add_action('init', function () { register_post_type('product', ['public' => true, 'rewrite' => ['slug' => 'product']]); });
function wc_price($price, $args = []) { return '<span class="amount"><bdi><span>&euro;</span>' . number_format((float) $price, 2) . '</bdi></span>'; }
class StandInProduct {
  private $id;
  public function __construct($id) { $this->id = $id; }
  private function field($name) { return (string) get_post_meta($this->id, $name, true); }
  public function get_id() { return $this->id; }
  public function get_parent_id() { return 0; }
  public function is_type($type) { return $type === 'simple'; }
  public function get_price() { return $this->field('_price'); }
  public function get_sku() { return $this->field('_sku'); }
  public function get_stock_quantity() { return (int) $this->field('_stock'); }
  public function managing_stock() { return true; }
  public function is_in_stock() { return (int) $this->field('_stock') > 0; }
  public function get_catalog_visibility() { return $this->field('visibility') ?: 'visible'; }
  public function get_short_description() { return (string) get_post($this->id)->post_excerpt; }
}
function wc_get_product($id = false) { return get_post_type($id) === 'product' ? new StandInProduct($id) : false; }
function stand_in_save($id, $fields) {
  foreach ($fields as $name => $value) update_post_meta($id, $name, $value);
  do_action('woocommerce_update_product', $id, wc_get_product($id));
  if (isset($fields['_stock'])) do_action('woocommerce_product_set_stock', wc_get_product($id));
}`;
const LANGUAGES = `function pll_get_post_language($post_id, $field = 'slug') {
  return $field === 'locale' ? (string) get_post_meta($post_id, 'stand_in_locale', true) : '';
}`;

export async function checkOtherPlugins({ tally, machine, api, home }) {
  const { wp } = bound(machine);
  const soon = (isTrue, what) => until(isTrue, what, FRESH_MS);

  await tally.check(
    'a product of WooCommerce is answered with its price and stock, and with the new ones',
    async () => {
      machine.mustUse('woocommerce', WOOCOMMERCE);
      wp('flush_rewrite_rules();');
      const id = Number(
        wp(`$id = wp_insert_post(['post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'Gravel wheel', 'post_name' => 'gravel-wheel', 'post_content' => 'A wheel of twenty-eight spokes.', 'meta_input' => ['_price' => '129', '_stock' => '4', '_sku' => 'AL-28']]);
        echo $id; ${sendNow}`),
      );
      const answered = async (question, word) => {
        const answer = await api.ask(question);
        return answer.text.includes(word) && isCited(answer, `${home}/product/gravel-wheel/`);
      };
      await soon(() => answered('What does the gravel wheel cost?', '€129.00'), 'the price');
      await soon(() => answered('How many gravel wheels are in stock?', 'In stock: 4'), 'the stock');
      wp(`stand_in_save(${id}, ['_price' => '119']); ${sendNow}`);
      await soon(() => answered('What does the gravel wheel cost?', '€119.00'), 'the new price');
      wp(`stand_in_save(${id}, ['_stock' => '0']); ${sendNow}`);
      await soon(() => answered('Is the gravel wheel in stock?', 'Out of stock'), 'the end of the stock');
      wp(`stand_in_save(${id}, ['visibility' => 'hidden']); ${sendNow}`);
      await soon(async () => !(await api.documents()).some(({ title }) => title === 'Gravel wheel'), 'its end');
      machine.mustUse('woocommerce', null);
    },
  );
  await tally.check('posts have the language that Polylang says, also one that the site lacks', async () => {
    machine.mustUse('languages', LANGUAGES);
    const posts = [
      // Spanish that a detector may take for another language: too short.
      { title: 'Sillín', locale: 'es_MX', lang: 'es-MX', text: 'Sillín Olmo: 488 g.' },
      // The product has no words of Icelandic.
      { title: 'Hnakkur', locale: 'is_IS', lang: 'is-IS', text: 'Hnakkurinn úr eikarleðri vegur sjö hundruð grömm.' },
      {
        title: 'Nonsense',
        locale: 'not a locale!',
        lang: null,
        text: 'The mudguard of beech is eleven centimetres wide.',
      },
    ];
    for (const { title, locale, text } of posts)
      wp(
        `wp_insert_post(['post_status' => 'publish', 'post_title' => '${title}', 'post_content' => '${text}', 'meta_input' => ['stand_in_locale' => '${locale}']]);`,
      );
    wp(sendNow);
    await soon(async () => Number(wp('echo AgentChat\\Queue::waiting();')) === 0, 'an empty queue');
    const sent = await api.documents();
    const problems = wp('echo json_encode(AgentChat\\Queue::problems());');
    if (problems !== '[]') throw new Error(problems);
    for (const { title, lang } of posts) {
      const found = sent.find((one) => one.title === title);
      if (!found || (lang !== null && found.lang !== lang)) throw new Error(`${title}: ${JSON.stringify(found)}`);
    }
    await soon(
      async () => (await api.ask('Hvað vegur hnakkurinn úr eikarleðri?')).text.includes('sjö hundruð grömm'),
      'an answer in Icelandic',
    );
    machine.mustUse('languages', null);
    return posts.map(({ title }) => `${title} ${sent.find((one) => one.title === title).lang}`).join(', ');
  });
}
