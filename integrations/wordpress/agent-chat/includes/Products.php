<?php

namespace AgentChat;

/** Price, stock and number of a product of WooCommerce, as a paragraph before its description. */
final class Products
{
    public static function mayBeSent(\WP_Post $post): bool
    {
        if ($post->post_type !== 'product' || !function_exists('wc_get_product')) {
            return true;
        }
        $product = wc_get_product($post->ID);
        return $product && $product->get_catalog_visibility() !== 'hidden';
    }

    public static function factsOf(\WP_Post $post): string
    {
        if ($post->post_type !== 'product' || !function_exists('wc_get_product')) {
            return '';
        }
        $product = wc_get_product($post->ID);
        if (!$product) {
            return '';
        }
        $facts = [];
        $price = self::priceOf($product);
        if ($price !== '') {
            /* translators: %s: price with currency */
            $facts[] = sprintf(__('Price: %s.', 'agent-chat'), $price);
        }
        $count = $product->get_stock_quantity();
        if (!$product->is_in_stock()) {
            $facts[] = __('Out of stock.', 'agent-chat');
        } elseif ($product->managing_stock() && $count !== null) {
            /* translators: %s: number of pieces */
            $facts[] = sprintf(__('In stock: %s.', 'agent-chat'), (string) $count);
        } else {
            $facts[] = __('In stock.', 'agent-chat');
        }
        if ($product->get_sku() !== '') {
            /* translators: %s: number of the article */
            $facts[] = sprintf(__('Article number: %s.', 'agent-chat'), $product->get_sku());
        }
        $short = trim(wp_strip_all_tags($product->get_short_description()));
        return '<p>' . esc_html(implode(' ', $facts)) . '</p>' . ($short === '' ? '' : '<p>' . esc_html($short) . '</p>');
    }

    /** @param \WC_Product $product */
    private static function priceOf($product): string
    {
        $money = static function ($amount): string {
            return trim(html_entity_decode(wp_strip_all_tags(wc_price($amount)), ENT_QUOTES, 'UTF-8'));
        };
        if ($product->is_type('variable')) {
            $least = $product->get_variation_price('min', true);
            $most = $product->get_variation_price('max', true);
            if ((string) $least === '') {
                return '';
            }
            return (float) $least === (float) $most ? $money($least) : $money($least) . ' – ' . $money($most);
        }
        if ((string) $product->get_price() === '') {
            return '';
        }
        return $money(function_exists('wc_get_price_to_display') ? wc_get_price_to_display($product) : $product->get_price());
    }
}
