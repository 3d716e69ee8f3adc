<?php

namespace AgentChat;

/** Notices what changes: posts, their addresses, products and their stock. */
final class Watch
{
    public static function start(): void
    {
        // After other plugins have written their fields of the post.
        add_action('wp_after_insert_post', [self::class, 'onPost'], 99);
        add_action('transition_post_status', [self::class, 'onStatus'], 99, 3);
        // While the post has its address still.
        add_action('wp_trash_post', [self::class, 'onPost'], 99);
        add_action('before_delete_post', [self::class, 'onPost'], 99);
        add_action('updated_post_meta', [self::class, 'onMeta'], 10, 3);
        add_action('added_post_meta', [self::class, 'onMeta'], 10, 3);
        add_action('deleted_post_meta', [self::class, 'onMeta'], 10, 3);
        foreach (['permalink_structure_changed', 'update_option_home', 'update_option_siteurl', 'update_option_category_base'] as $hook) {
            add_action($hook, [self::class, 'onAddresses'], 99, 0);
        }
        add_action('woocommerce_update_product', [self::class, 'onPost'], 99);
        foreach (['woocommerce_product_set_stock', 'woocommerce_variation_set_stock'] as $hook) {
            add_action($hook, [self::class, 'onProduct'], 99);
        }
        add_action('woocommerce_product_set_stock_status', [self::class, 'onPost'], 99);
        add_action('woocommerce_variation_set_stock_status', [self::class, 'onPost'], 99);
    }

    /** @param int $postId */
    public static function onPost($postId): void
    {
        $post = get_post((int) $postId);
        if (!$post instanceof \WP_Post || !Settings::isConnected()) {
            return;
        }
        if ($post->post_type === 'product_variation' && $post->post_parent > 0) {
            self::onPost($post->post_parent);
            return;
        }
        if ($post->post_status === 'auto-draft' || !in_array($post->post_type, Settings::get('types'), true)) {
            return;
        }
        Queue::add($post->ID, in_array($post->post_status, ['publish', 'private'], true) ? (string) get_permalink($post) : '');
        Sender::kick();
    }

    /**
     * @param string $new
     * @param string $old
     * @param \WP_Post $post
     */
    public static function onStatus($new, $old, $post): void
    {
        if (($new === 'publish' || $old === 'publish') && $post instanceof \WP_Post) {
            self::onPost($post->ID);
        }
    }

    /**
     * @param int|int[] $metaId
     * @param int $postId
     * @param string $name
     */
    public static function onMeta($metaId, $postId, $name): void
    {
        if (in_array($name, [Documents::HIDE_META, '_price', '_yoast_wpseo_meta-robots-noindex'], true)) {
            self::onPost($postId);
        }
    }

    /** @param \WC_Product $product */
    public static function onProduct($product): void
    {
        self::onPost($product->get_parent_id() > 0 ? $product->get_parent_id() : $product->get_id());
    }

    /** All addresses may be others now. */
    public static function onAddresses(): void
    {
        if (Settings::isConnected()) {
            Queue::fill();
            Sender::kick();
        }
    }
}
